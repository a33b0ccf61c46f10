import type { ItemComSaldo, ItemSolicitacao, Solicitacao, SolicitacaoNova } from '@merenda/shared/contratos';
import { ehIlegivel, erroDoDigitado, nomeComum, numeroLido, type NumeroDigitado } from '@merenda/shared/formatos';
import {
  contarEmbalagens,
  decimal,
  linhasDoAviso,
  violacao,
  violacoesDaQuantidade,
  violacoesDaSolicitacao,
  type EscreverEmbalagens,
  type SaldoDeValor,
  type Violacao,
} from '@merenda/shared/regras';

/** The requested quantity by product; absent or null: none. */
export type Quantidades = Readonly<Record<number, NumeroDigitado>>;

/** The quantities of a request. */
export const quantidadesDe = ({ itens }: Solicitacao): Quantidades =>
  Object.fromEntries(itens.map(({ produto, quantidade }) => [produto.id, quantidade]));

/** The items of a request with a quantity that can be read. */
export const itensPedidos = (quantidades: Quantidades): { produto: { id: number }; quantidade: number }[] =>
  Object.entries(quantidades).flatMap(([produto, digitada]) => {
    const quantidade = numeroLido(digitada);
    return quantidade ? [{ produto: { id: Number(produto) }, quantidade }] : [];
  });

/** The quantity of an item that may be requested, with bounds in the product's unit. */
export interface ItemPedivel {
  produto: ItemComSaldo['produto'];
  unidadeProduto: string;
  precoUnidade: number;
  /** The quantity available to this request, including its own. */
  disponivel: number;
  /** Already received of it: no less may be asked for. */
  recebida: number;
  /** The part of its value that the other requests use. */
  saldo: SaldoDeValor;
}

/** The quantity of an item in the other requests; `solicitado` is the quantity of this one. */
export const saldoDeValor = (
  { precoUnidade, valorItem, valorAditivado, quantidadeSolicitada, valorSolicitado }: ItemComSaldo,
  solicitado?: ItemSolicitacao,
): SaldoDeValor => ({
  precoUnidade,
  valorAutorizado: decimal(valorItem).plus(valorAditivado),
  quantidadeSolicitada: decimal(quantidadeSolicitada).minus(solicitado?.quantidade ?? 0),
  valorSolicitado: decimal(valorSolicitado).minus(solicitado?.valorItem ?? 0),
});

/** The message for a quantity; null when nothing is wrong, and while it is being typed. */
export const erroDaQuantidade = (
  item: ItemPedivel,
  quantidade: NumeroDigitado,
  escrever?: EscreverEmbalagens,
): string | null => erroDoDigitado(quantidade, (numero) => violacoesDaQuantidade(item, numero ?? 0, escrever));

/** Whether any quantity cannot be read or is out of its bounds: the request is then not sent. */
export const haRecusa = (itens: readonly ItemPedivel[], quantidades: Quantidades): boolean =>
  itens.some((item) => {
    const quantidade = quantidades[item.produto.id];
    return ehIlegivel(quantidade) || violacoesDaQuantidade(item, quantidade ?? 0).length > 0;
  });

/** The items as they are sent, in the order of the list. */
export const paraItens = (itens: readonly ItemPedivel[], quantidades: Quantidades): SolicitacaoNova['itens'] =>
  itens.flatMap(({ produto }) => {
    const quantidade = numeroLido(quantidades[produto.id]);
    return quantidade ? [{ produto: { id: produto.id }, quantidade }] : [];
  });

/** The quantities of a request, for its 'Aviso': 'Arroz: 4 pacotes (1,6 kg).' */
export const linhasDasQuantidades = (
  itens: readonly Pick<ItemPedivel, 'produto'>[],
  quantidades: Quantidades,
  embalagem: (codigo: string) => string,
): readonly string[] =>
  linhasDoAviso(
    itens.flatMap(({ produto }) => {
      const quantidade = numeroLido(quantidades[produto.id]);
      if (!quantidade) return [];
      return `${nomeComum(produto.nome)}: ${contarEmbalagens(quantidade, produto, embalagem(produto.unidadeProduto))}.`;
    }),
  );

/** A request asks for something, and all of it can be read. */
export function violacoesDasQuantidades(quantidades: Quantidades): Violacao[] {
  const digitadas = Object.values(quantidades);
  const ilegivel = digitadas.find(ehIlegivel);
  if (ilegivel) return violacao(true, 'itens', ilegivel.erro);
  return violacoesDaSolicitacao(digitadas.map((quantidade) => numeroLido(quantidade) ?? 0));
}
