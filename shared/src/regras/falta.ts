import { Decimal, decimal, type Numerico, semResiduo, ZERO } from './decimal.js';

/** The least shortage, in kg, L or units: half of the smallest quantity that a screen shows. */
const MENOR_FALTA = '0.0005';

/**
 * Whether a quantity in kg, L or units is a shortage: less than half a thousandth is none, whatever the product's unit.
 */
export const haFalta = (quantidade: Numerico): boolean => semResiduo(decimal(quantidade)).gte(MENOR_FALTA);

/** A shortage in kg, L or units, rounded up to 3 decimals; zero below the least shortage. */
export const faltaArredondada = (quantidade: Numerico): Decimal =>
  haFalta(quantidade) ? semResiduo(decimal(quantidade)).toDecimalPlaces(3, Decimal.ROUND_UP) : ZERO;
