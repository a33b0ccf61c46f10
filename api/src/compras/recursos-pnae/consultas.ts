import type { RecursoPnae } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import { asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { recursosPnae } from '../../banco/esquema/compras/recursos-pnae.js';
import type { Transacao } from '../../banco/transacao.js';
import { naoEncontrado } from '../../nucleo/recusas.js';

/** The entries and returns of a year, by their day. */
export const listarRecursos = (banco: Banco, ano: number): Promise<RecursoPnae[]> =>
  buscar(banco, eq(recursosPnae.ano, ano));

/** The entries and returns of all years. */
export const listarTodos = (leitor: Banco | Transacao): Promise<RecursoPnae[]> => buscar(leitor, sql`true`);

/** These entries and returns. */
export const lerRecursos = (tx: Transacao, ids: number[]): Promise<RecursoPnae[]> =>
  buscar(tx, inArray(recursosPnae.id, ids));

/** One entry, locked until the end of the transaction. 404 when there is none. */
export async function travarRecurso(tx: Transacao, id: number): Promise<RecursoPnae> {
  await tx.select({ id: recursosPnae.id }).from(recursosPnae).where(eq(recursosPnae.id, id)).for('update');
  const [recurso] = await buscar(tx, eq(recursosPnae.id, id));
  if (!recurso) throw naoEncontrado('Recurso do PNAE não encontrado.');
  return recurso;
}

async function buscar(leitor: Banco | Transacao, filtro: SQL): Promise<RecursoPnae[]> {
  const linhas = await leitor
    .select()
    .from(recursosPnae)
    .where(filtro)
    .orderBy(asc(recursosPnae.data), asc(recursosPnae.id));
  return linhas.map(({ data, valor, ...linha }) => ({ ...linha, data: formatarData(data), valor: Number(valor) }));
}
