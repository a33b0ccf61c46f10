import { comparavel } from '@merenda/shared/formatos';
import { sql, type SQL } from 'drizzle-orm';
import { semAcentosSePreciso } from './chave-do-nome.js';
import type { Transacao } from './transacao.js';

type Executor = Pick<Transacao, 'execute'>;

/** The columns of each table that are searched by words. */
const COLUNAS = {
  produtos: ['nome'],
  fornecedores: ['nome', 'nome_fantasia', 'razao_social'],
  unidades_educacionais: ['nome'],
  produto_lotes: ['numero'],
  pratos: ['nome'],
  pessoas: ['nome'],
} as const;

export type TabelaBuscada = keyof typeof COLUNAS;
export const TABELAS_BUSCADAS = Object.keys(COLUNAS) as TabelaBuscada[];

/** The searched text of a row of a table, in lower case without accents: exactly the expression of its index. */
export function textoBuscado(tabela: TabelaBuscada, apelido?: string): SQL {
  const colunas = COLUNAS[tabela].map(
    (coluna) => `coalesce(${apelido === undefined ? '' : `${apelido}.`}${coluna}, '')`,
  );
  return semAcentosSePreciso(sql.raw(`(${colunas.join(` || ' ' || `)})`));
}

const escapado = (texto: string): string => texto.replace(/[\\%_]/g, '\\$&');

/** Condition: the searched text begins with `comeco`. */
export const comeca = (texto: SQL, comeco: string): SQL => sql`${texto} like ${`${escapado(comeco)}%`}`;

/** Condition: a word of the searched text begins with `comeco`. */
export const comecaPalavra = (texto: SQL, comeco: string): SQL =>
  sql`(${comeca(texto, comeco)} or ${texto} like ${`% ${escapado(comeco)}%`})`;

/** Condition: the searched text contains `trecho`. */
export const tem = (texto: SQL, trecho: string): SQL => sql`${texto} like ${`%${escapado(trecho)}%`}`;

/**
 * Condition: a word of the searched text is almost `palavra`, or contains it where it may have no typing error. True after
 * `toleraErros` in the same transaction.
 */
export const temParecida = (texto: SQL, palavra: string): SQL =>
  comparavel(palavra) ? sql`(${texto} %> ${palavra} or ${temTrocada(texto, palavra)})` : tem(texto, palavra);

/** Condition: the searched text contains `palavra` with two neighbouring letters swapped: 'frango' for 'frnago'. */
export function temTrocada(texto: SQL, palavra: string): SQL {
  const letras = [...palavra];
  const trocadas = letras
    .slice(1)
    .map((letra, i) => [...letras.slice(0, i), letra, letras[i], ...letras.slice(i + 2)].join(''));
  return sql`${texto} like any(array[${sql.join(
    trocadas.map((trocada) => sql`${`%${escapado(trocada)}%`}`),
    sql`, `,
  )}])`;
}

/**
 * How well the searched text answers these words, the less the better: the ranking of `relevancia` in shared/formatos,
 * without its typing errors. The worst of the words counts.
 */
export const relevanciaDe = (texto: SQL, palavras: readonly string[]): SQL =>
  sql`greatest(${sql.join(
    palavras.map(
      (palavra) =>
        sql`case when ${comeca(texto, palavra)} then 0 when ${comecaPalavra(texto, palavra)} then 1 when ${tem(texto, palavra)} then 2 else 3 end`,
    ),
    sql`, `,
  )})`;

/**
 * Adds pg_trgm to the database and an index to each searched table, unless they are there. A role that may not add it,
 * or a server that does not have it, is no reason to fail: the search then finds no word with a typing error, and reads
 * whole tables. This is no migration, because it is tried at each start: an administrator may add pg_trgm later.
 */
export async function prepararBusca(tx: Executor): Promise<void> {
  await tx.execute(
    sql.raw(`do $$ begin
      create extension if not exists pg_trgm;
    exception when insufficient_privilege or feature_not_supported or undefined_file then
      raise warning 'pg_trgm: %', sqlerrm;
    end $$`),
  );
  if (!(await toleraErros(tx))) return;
  for (const tabela of TABELAS_BUSCADAS)
    await tx.execute(
      sql`create index if not exists ${sql.identifier(`${tabela}_busca`)} on ${sql.identifier(tabela)} using gin ((${textoBuscado(tabela)}) gin_trgm_ops)`,
    );
}

/** The part of a word's trigrams that a text must have: one wrong, missing, added or exchanged letter of five or more. */
const SEMELHANCA = '0.4';

/**
 * Whether this database finds words with typing errors. If it does, `%>` in the rest of the transaction is true from
 * `SEMELHANCA` on.
 */
export async function toleraErros(tx: Executor): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select set_config('pg_trgm.word_similarity_threshold', ${SEMELHANCA}, true) from pg_extension where extname = 'pg_trgm'`,
  );
  return rows.length > 0;
}
