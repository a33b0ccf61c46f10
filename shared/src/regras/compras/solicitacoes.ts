import { nomeComum } from '../../formatos/nomes.js';
import { decimal, type Numerico } from '../decimal.js';
import { emPalavras, type EscreverEmbalagens } from '../cadastros/unidades-de-medida.js';
import { type Violacao, violacao } from '../violacao.js';

/** Bounds of an item of a purchase request, in the product's unit. */
export interface LimitesDoItem {
  /** Available quantity for this request, including its own. */
  disponivel: Numerico;
  /** Already received quantity: the request cannot have less. */
  recebida: Numerico;
  /** Name of the product, when the message is not shown at its field. */
  nome?: string;
}

/** A quantity is between the received and the available one. */
export function violacoesDaQuantidade(
  { disponivel, recebida, nome }: LimitesDoItem,
  quantidade: Numerico,
  escrever?: EscreverEmbalagens,
): Violacao[] {
  const de = nome === undefined ? '' : ` de ${nomeComum(nome)}`;
  const pedida = decimal(quantidade);
  return [
    ...violacao(pedida.gt(disponivel), 'quantidade', `Máximo${de}: ${emPalavras(disponivel, escrever)}.`),
    ...violacao(pedida.lt(recebida), 'quantidade', `Já recebido${de}: ${emPalavras(recebida, escrever)}.`),
  ];
}

/** A request has at least one quantity. */
export const violacoesDaSolicitacao = (quantidades: readonly Numerico[]): Violacao[] =>
  violacao(!quantidades.some((quantidade) => decimal(quantidade).gt(0)), 'itens', 'Solicite ao menos um item.');
