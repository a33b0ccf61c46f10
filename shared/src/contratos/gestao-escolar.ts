import { z } from 'zod';
import { LIMITES } from './limites.js';
import { Id } from './primitivos.js';

/** A class, as the school-management service knows it. */
export const Turma = z.object({ id: Id, nome: z.string().max(LIMITES.nome) });
export type Turma = z.infer<typeof Turma>;

/** A student of a class. Of what the service tells, only what the delivery of a kit needs: the students are minors. */
export const AlunoDaTurma = z.object({ id: Id, nome: z.string().max(LIMITES.nome) });
export type AlunoDaTurma = z.infer<typeof AlunoDaTurma>;

/** Classes of a school, with the number by which the service knows the school. */
export const TurmasDaEscola = z.object({ escolaId: Id, turmas: z.array(Turma) });
export type TurmasDaEscola = z.infer<typeof TurmasDaEscola>;
