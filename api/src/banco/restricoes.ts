import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { conflito } from '../nucleo/recusas.js';
import { codigoSql, restricaoViolada } from './erro-sql.js';

/**
 * Runs a write; throws 409 with the message at the field when the named unique constraint refuses it. Other errors are
 * rethrown.
 */
export async function unico<T>(escrita: Promise<T>, restricao: string, campo: string, mensagem: string): Promise<T> {
  try {
    return await escrita;
  } catch (erro) {
    if (codigoSql(erro) === '23505' && restricaoViolada(erro) === restricao)
      throw conflito(mensagem, [{ campo, mensagem }]);
    throw erro;
  }
}

/** The row that an `insert … returning` or an aggregate always returns. */
export function primeira<T>(linhas: readonly T[]): T {
  const [linha] = linhas;
  if (linha === undefined) throw new Error('the statement answered no row');
  return linha;
}

/**
 * For an `insert … on conflict do update` that changes many rows with one statement: these columns take the values that
 * the insert sends.
 */
export function enviadas<T extends PgTable, C extends keyof T['_']['columns'] & string>(
  tabela: T,
  colunas: readonly C[],
): Record<C, SQL> {
  const escolhidas = Object.entries(getTableColumns(tabela)).filter(([coluna]) =>
    colunas.some((uma) => uma === coluna),
  );
  return Object.fromEntries(
    escolhidas.map(([coluna, { name }]) => [coluna, sql`excluded.${sql.identifier(noBanco(name))}`]),
  ) as Record<C, SQL>;
}

/** A column's name in the database: 'itemId' → 'item_id'. */
const noBanco = (nome: string): string => nome.replace(/[A-Z]/g, (letra) => `_${letra.toLowerCase()}`);
