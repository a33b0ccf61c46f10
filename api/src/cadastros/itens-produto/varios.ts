import type { Item } from '@merenda/shared/contratos';
import type { Transacao } from '../../banco/transacao.js';
import { invalido } from '../../nucleo/recusas.js';
import { travarItens } from './consultas.js';

/** What is asked for one of several items, and the item as it is now; undefined when it is gone. */
interface ItemPedido<T> {
  pedido: T;
  antes: Item | undefined;
}

/** Locks the items that a change of several of them names. 422 for an item that is named twice. */
export async function travarPedidos<T extends { id: number }>(
  tx: Transacao,
  pedidos: readonly T[],
): Promise<ItemPedido<T>[]> {
  const repetido = pedidos.findIndex(({ id }, lugar) => pedidos.findIndex((um) => um.id === id) !== lugar);
  if (repetido !== -1) throw invalido([{ campo: `itens.${repetido}.id`, mensagem: 'Há itens repetidos.' }]);
  const travados = await travarItens(
    tx,
    pedidos.map(({ id }) => id),
  );
  return pedidos.map((pedido) => ({ pedido, antes: travados.get(pedido.id) }));
}
