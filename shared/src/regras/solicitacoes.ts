import { formatarQuantidade } from '../formatos/numeros.js';
import { decimal, type Numerico } from './decimal.js';
import { type Violacao, violacao } from './violacao.js';

/** Bounds of an item of a purchase request, in the product's unit. */
export interface LimitesDoItem {
  /** What is available to this request, its own quantity included. */
  disponivel: Numerico;
  /** Already received of it: no less may be asked for. */
  recebida: Numerico;
  /** Name of the product, where the sentence is read away from its field. */
  nome?: string;
}

/** A quantity lies between what was received and what is available. */
export function violacoesDaQuantidade({ disponivel, recebida, nome }: LimitesDoItem, quantidade: Numerico): Violacao[] {
  const de = nome === undefined ? '' : ` de ${nome}`;
  const pedida = decimal(quantidade);
  return [
    ...violacao(pedida.gt(disponivel), 'quantidade', `Máximo${de}: ${formatarQuantidade(disponivel.toString())}.`),
    ...violacao(pedida.lt(recebida), 'quantidade', `Já recebido${de}: ${formatarQuantidade(recebida.toString())}.`),
  ];
}

/** A request asks for something. */
export const violacoesDoPedido = (quantidades: readonly Numerico[]): Violacao[] =>
  violacao(!quantidades.some((quantidade) => decimal(quantidade).gt(0)), 'itens', 'Solicite ao menos um item.');
