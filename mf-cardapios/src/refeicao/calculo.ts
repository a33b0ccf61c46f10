import type { Arredondamento, ItemDoPrato } from '@merenda/shared/contratos';
import {
  arredondarQuantidade,
  calcularExecucao,
  type Decimal,
  faltasNoEstoque,
  type QuantidadesDaExecucao,
  ZERO,
} from '@merenda/shared/regras';

/** Rounding by the food's id; a food without one is kept. */
export type Arredondamentos = Partial<Record<number, Arredondamento>>;

export interface ItemCalculado<I extends ItemDoPrato = ItemDoPrato> extends QuantidadesDaExecucao {
  item: I;
  modo: Arredondamento;
  /** The registered quantity, in `unidadePos`. */
  arredondado: Decimal;
  /** What the unit's stock lacks of it, in `unidadePos`. */
  falta: Decimal;
}

/** The quantity of each food of a dish, and its shortage; the server computes both with the same rules. */
export function calcularItens<I extends ItemDoPrato>(
  itens: readonly I[],
  para: { alunos: number; acrescimo: number },
  arredondamentos: Arredondamentos,
): ItemCalculado<I>[] {
  const calculados = itens.map((item) => {
    const quantidades = calcularExecucao(item.usos, { unidadePre: item.unidadeDeMedidaPre, ...para });
    const modo = arredondamentos[item.alimento.id] ?? 'MANTER';
    return {
      ...quantidades,
      item,
      modo,
      arredondado: arredondarQuantidade(quantidades.totalComAcrescimo, modo, quantidades.unidadePos),
    };
  });
  const faltas = faltasNoEstoque(
    calculados.map(({ item: { item, noEstoque }, unidadePos, arredondado }) => ({
      item,
      unidadePos,
      quantidade: arredondado,
      noEstoque,
    })),
  );
  return calculados.map((calculado, i) => ({ ...calculado, falta: faltas[i] ?? ZERO }));
}
