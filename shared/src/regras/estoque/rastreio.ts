import type { ParcelaDoLote } from '../../vocabulario/estoque/lotes.js';
import { decimal, ZERO, type Decimal, type Numerico } from '../decimal.js';

const ENTRADAS: readonly ParcelaDoLote[] = ['RECEBIDO', 'ADICIONADO', 'AJUSTADO'];

export const eEntradaDoLote = (parcela: ParcelaDoLote): boolean => ENTRADAS.includes(parcela);

export interface SomaDoLote {
  /** What came in, with the adjustments of counts. */
  entrou: Decimal;
  /** The quantities in stock or in transit, used, lost, recalled or deleted. */
  destinado: Decimal;
  /** Whether the two are equal: nothing of the lot is unaccounted for. */
  fecha: boolean;
}

/** The two sides of the sum of a lot (specification 4, 4.8). */
export function somaDoLote(parcelas: readonly { parcela: ParcelaDoLote; total: Numerico }[]): SomaDoLote {
  let entrou = ZERO;
  let destinado = ZERO;
  for (const { parcela, total } of parcelas) {
    if (eEntradaDoLote(parcela)) entrou = entrou.plus(decimal(total));
    else destinado = destinado.plus(decimal(total));
  }
  return { entrou, destinado, fecha: entrou.eq(destinado) };
}
