import { sql, type SQL } from 'drizzle-orm';
import { conflito } from '../plugins/erros.js';
import { codigoSql, restricaoViolada } from './erro-sql.js';
import type { Transacao } from './transacao.js';

/** Runs a write; when the unique constraint named refuses it, throws 409 with the sentence at the field. Other errors pass. */
export async function unico<T>(escrita: Promise<T>, restricao: string, campo: string, mensagem: string): Promise<T> {
  try {
    return await escrita;
  } catch (erro) {
    if (codigoSql(erro) === '23505' && restricaoViolada(erro) === restricao) throw conflito(mensagem, [{ campo, mensagem }]);
    throw erro;
  }
}

/** One kind of thing that may hold another: how it is called, and a query of the column `nome` of those that do. */
export interface Uso {
  singular: string;
  plural: string;
  nomes: SQL;
}

const NOMES_CITADOS = 3;

/**
 * Throws 409 saying what uses the thing: 'O item ARROZ não pode ser excluído: é usado por 2 produtos (ARROZ 1 KG, ARROZ 5 KG).'
 * A `sujeito` that begins with 'A ' is feminine.
 */
export async function recusarSeEmUso(tx: Transacao, sujeito: string, usos: Uso[]): Promise<void> {
  const partes: string[] = [];
  for (const { singular, plural, nomes } of usos) {
    const { rows } = await tx.execute<{ nome: string; total: number }>(
      sql`select nome, (count(*) over ())::int as total from (select distinct nome from (${nomes}) u) d order by nome limit ${NOMES_CITADOS}`,
    );
    const total = rows[0]?.total ?? 0;
    if (total === 0) continue;
    const citados = rows.map((linha) => linha.nome).join(', ') + (total > rows.length ? ', …' : '');
    partes.push(`${total} ${total === 1 ? singular : plural} (${citados})`);
  }
  if (partes.length === 0) return;
  const lista = new Intl.ListFormat('pt-BR').format(partes);
  const genero = sujeito.startsWith('A ') ? 'a' : 'o';
  throw conflito(`${sujeito} não pode ser excluíd${genero}: é usad${genero} por ${lista}.`);
}

/** The row that an `insert … returning` or an aggregate always answers. */
export function primeira<T>(linhas: readonly T[]): T {
  const [linha] = linhas;
  if (linha === undefined) throw new Error('the statement answered no row');
  return linha;
}
