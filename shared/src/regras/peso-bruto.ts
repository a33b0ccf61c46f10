import { arredondar, decimal, type Decimal, type Numerico } from './decimal.js';

export interface PesoBruto {
  /** As bought, before cleaning; in the unit of the net quantity. */
  pesoBruto: Decimal | null;
  /** Gross ÷ net. */
  fatorCorrecao: Decimal | null;
}

/**
 * Gross weight and correction factor of an ingredient say the same thing: with the gross weight the factor follows from it, with the factor alone
 * the gross weight does; both rounded half up to 3 decimals. Neither given, both stay unknown.
 */
export function completarPesoBruto(
  quantidade: Numerico,
  pesoBruto: Numerico | null,
  fatorCorrecao: Numerico | null,
): PesoBruto {
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
 * What the kitchen takes of an ingredient: the gross weight, or the net quantity where no gross weight is given. Stock, purchase and cost count this
 * weight; nutrients count the net quantity.
 */
export const quantidadeBruta = ({
  quantidade,
  pesoBruto,
}: {
  quantidade: Numerico;
  pesoBruto: Numerico | null;
}): Numerico => pesoBruto ?? quantidade;
