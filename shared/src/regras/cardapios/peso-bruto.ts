import { arredondar, decimal, type Decimal, type Numerico } from '../decimal.js';

export interface PesoBruto {
  /** As bought, before cleaning; in the unit of the net quantity. */
  pesoBruto: Decimal | null;
  /** Gross ÷ net. */
  fatorCorrecao: Decimal | null;
}

/**
 * Gross weight and correction factor of an ingredient determine each other: a given gross weight determines the factor;
 * otherwise the factor determines the gross weight. Both are rounded half up to 3 decimals. Without either, both are
 * unknown. Of a quantity of 0 there is no gross weight.
 */
export function completarPesoBruto(
  quantidade: Numerico,
  pesoBruto: Numerico | null,
  fatorCorrecao: Numerico | null,
): PesoBruto {
  if (decimal(quantidade).isZero())
    return { pesoBruto: null, fatorCorrecao: fatorCorrecao === null ? null : decimal(fatorCorrecao) };
  if (pesoBruto !== null)
    return { pesoBruto: decimal(pesoBruto), fatorCorrecao: arredondar(decimal(pesoBruto).div(quantidade), 3) };
  if (fatorCorrecao !== null)
    return {
      pesoBruto: arredondar(decimal(quantidade).times(fatorCorrecao), 3),
      fatorCorrecao: decimal(fatorCorrecao),
    };
  return { pesoBruto: null, fatorCorrecao: null };
}

/**
 * Quantity that the kitchen takes of an ingredient: the gross weight, or the net quantity without a gross weight.
 * Stock, purchase and cost count this weight; nutrients count the net quantity.
 */
export const quantidadeBruta = ({
  quantidade,
  pesoBruto,
}: {
  quantidade: Numerico;
  pesoBruto: Numerico | null;
}): Numerico => pesoBruto ?? quantidade;
