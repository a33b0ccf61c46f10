import { sql } from 'drizzle-orm';
import { contar, type Eliminacoes } from '../../acesso/tratamentos/eliminacao.js';

/** Anonymises the students of kits. */
export const ELIMINACOES_DOS_ALUNOS = {
  alunos: (tx, { inicio }) =>
    contar(
      tx,
      sql`update kits set nome = 'ALUNO ANONIMIZADO', aluno_id = 0 where data < ${inicio}::date and aluno_id <> 0`,
    ),
} satisfies Eliminacoes;
