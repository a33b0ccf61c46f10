import type { UnidadeMedida } from '../contratos/enums/produtos.js';
import { arredondar, type Decimal, type Numerico, somar } from './decimal.js';
import { converter, unidadeDoTotal } from './unidades.js';

/**
 * The quantity for one student of an amount that serves `porcoes`: half up to 3 decimals, null if the amount is
 * unknown.
 */
export const perCapita = (quantidade: Numerico | null, porcoes: number): Decimal | null =>
  quantidade === null ? null : arredondar(somar([quantidade]).div(porcoes), 3);

/** An amount in kg, L or un. */
export interface Total {
  quantidade: Decimal;
  unidadeMedida: UnidadeMedida;
}

/** Sum of the net amounts per dimension, because grams and millilitres cannot be added. In the order of the input. */
export function totaisLiquidos(ingredientes: readonly { quantidade: Numerico; unidadeMedida: string }[]): Total[] {
  const totais = new Map<UnidadeMedida, Decimal[]>();
  for (const { quantidade, unidadeMedida } of ingredientes) {
    const unidade = unidadeDoTotal(unidadeMedida);
    totais.set(unidade, [...(totais.get(unidade) ?? []), converter(quantidade, unidadeMedida, unidade)]);
  }
  return [...totais].map(([unidadeMedida, quantidades]) => ({
    quantidade: arredondar(somar(quantidades), 3),
    unidadeMedida,
  }));
}

/**
 * Cooked weight of a preparation in kg: net weight × cooking index. Null without an index, and if an ingredient is not
 * weighed: the index compares weights.
 */
export function rendimentoPronto(
  ingredientes: Parameters<typeof totaisLiquidos>[0],
  indiceCoccao: Numerico | null,
): Decimal | null {
  const [peso, ...outros] = totaisLiquidos(ingredientes);
  if (indiceCoccao === null || !peso || outros.length > 0 || peso.unidadeMedida !== 'KG') return null;
  return arredondar(peso.quantidade.times(indiceCoccao), 3);
}
