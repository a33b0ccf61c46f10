import { sql } from 'drizzle-orm';
import { contar, type Eliminacao } from '../tratamentos/eliminacao.js';

/** Anonymises the students of kits. */
export const eliminarAlunos: Eliminacao = (tx, { inicio }) =>
  contar(
    tx,
    sql`update kits set nome = 'ALUNO ANONIMIZADO', aluno_id = 0 where data < ${inicio}::date and aluno_id <> 0`,
  );
