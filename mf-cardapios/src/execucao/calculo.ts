import type { Arredondamento, ItemDoPrato } from '@merenda/shared/contratos';
import {
  arredondarQuantidade,
  calcularExecucao,
  type Decimal,
  type QuantidadesDaExecucao,
} from '@merenda/shared/regras';

/** Rounding by the food's id; a food without one is kept. */
export type Arredondamentos = Partial<Record<number, Arredondamento>>;

export interface ItemCalculado extends QuantidadesDaExecucao {
  item: ItemDoPrato;
  modo: Arredondamento;
  /** The registered quantity, in `unidadePos`. */
  arredondado: Decimal;
}

/** The quantity of each food of a dish; the server computes it with the same rule. */
export function calcularItens(
  itens: readonly ItemDoPrato[],
  para: { alunos: number; acrescimo: number },
  arredondamentos: Arredondamentos,
): ItemCalculado[] {
  return itens.map((item) => {
    const quantidades = calcularExecucao(item.usos, { unidadePre: item.unidadeDeMedidaPre, ...para });
    const modo = arredondamentos[item.alimento.id] ?? 'MANTER';
    return { ...quantidades, item, modo, arredondado: arredondarQuantidade(quantidades.totalComAcrescimo, modo) };
  });
}
