import { z } from 'zod';
import { LIMITES } from '../../vocabulario/limites.js';
import { Id } from '../primitivos.js';

/** A class in the school-management service. */
export const Turma = z.object({ id: Id, nome: z.string().max(LIMITES.nome) });
export type Turma = z.infer<typeof Turma>;

/** A student of a class. Only the data that the delivery of a kit needs, because the students are minors. */
export const AlunoDaTurma = z.object({ id: Id, nome: z.string().max(LIMITES.nome) });
export type AlunoDaTurma = z.infer<typeof AlunoDaTurma>;

/** Classes of a school, with the school's number in the service. */
export const TurmasDaEscola = z.object({ escolaId: Id, turmas: z.array(Turma) });
export type TurmasDaEscola = z.infer<typeof TurmasDaEscola>;
