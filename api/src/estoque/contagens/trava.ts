import { ROTULOS_STATUS_CONTAGEM } from '@merenda/shared/contratos';
import { and, eq } from 'drizzle-orm';
import { contagens } from '../../banco/esquema/estoque/estoques.js';
import type { Transacao } from '../../banco/transacao.js';
import { conflito, naoEncontrado } from '../../nucleo/recusas.js';
import { CONTAGEM_NAO_ENCONTRADA } from './consultas.js';

export type ContagemTravada = typeof contagens.$inferSelect;

/**
 * Locks an open count until the end of the transaction. Each change of a count locks its unit first, then the count, then
 * stock lines in the order of their ids. 404 for a count of another stock, 409 when it is closed.
 */
export async function travarContagemAberta(tx: Transacao, estoqueId: number, id: number): Promise<ContagemTravada> {
  const [contagem] = await tx
    .select()
    .from(contagens)
    .where(and(eq(contagens.id, id), eq(contagens.estoqueId, estoqueId)))
    .for('update');
  if (!contagem) throw naoEncontrado(CONTAGEM_NAO_ENCONTRADA);
  if (contagem.status !== 'ABERTA')
    throw conflito(`Esta contagem já foi ${ROTULOS_STATUS_CONTAGEM[contagem.status].toLowerCase()}.`);
  return contagem;
}
