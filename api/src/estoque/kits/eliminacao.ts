import { sql } from 'drizzle-orm';
import { contarLinhas, type Eliminacoes } from '../../acesso/index.js';

/** Anonymises the students of kits. */
export const ELIMINACOES_DOS_ALUNOS = {
  alunos: (tx, { inicio }) =>
    contarLinhas(
      tx,
      sql`update kits set nome = 'ALUNO ANONIMIZADO', aluno_id = 0 where data < ${inicio}::date and aluno_id <> 0`,
    ),
} satisfies Eliminacoes;
