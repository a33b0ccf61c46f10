import type { ItemComSaldo, SolicitacaoNova } from '@merenda/shared/contratos';
import { formatarQuantidade } from '@merenda/shared/formatos';
import { decimal } from '@merenda/shared/regras';
import type { FormRule } from 'antd';

/** What is asked for, by product; absent or null: nothing. */
export type Quantidades = Readonly<Record<number, number | null>>;

/** What may be asked for of an item, with bounds in the product's unit. */
export interface ItemPedivel {
  produto: ItemComSaldo['produto'];
  unidadeProduto: string;
  precoUnidade: number;
  /** What is available to this request, its own quantity included. */
  disponivel: number;
  /** Already received of it: no less may be asked for. */
  recebida: number;
}

/** Null when the quantity is between what was received and what is available, otherwise the sentence. */
export function recusaQuantidade({ disponivel, recebida }: ItemPedivel, quantidade: number | null | undefined): string | null {
  const pedida = decimal(quantidade ?? 0);
  if (pedida.gt(disponivel)) return `Máximo: ${formatarQuantidade(disponivel)}.`;
  return pedida.lt(recebida) ? `Já recebido: ${formatarQuantidade(recebida)}.` : null;
}

/** Whether any quantity is out of its bounds: the request is then not sent. */
export const haRecusa = (itens: readonly ItemPedivel[], quantidades: Quantidades): boolean =>
  itens.some((item) => recusaQuantidade(item, quantidades[item.produto.id]) !== null);

/** The items as they are sent, in the order of the list. */
export const paraItens = (itens: readonly ItemPedivel[], quantidades: Quantidades): SolicitacaoNova['itens'] =>
  itens.flatMap(({ produto }) => {
    const quantidade = quantidades[produto.id];
    return quantidade ? [{ produto: { id: produto.id }, quantidade }] : [];
  });

/** A request asks for something. */
export const AO_MENOS_UM: FormRule = {
  validator: (_, quantidades: Quantidades | undefined) =>
    Object.values(quantidades ?? {}).some((quantidade) => (quantidade ?? 0) > 0) ? Promise.resolve() : Promise.reject(new Error('Solicite ao menos um item.')),
};
