import { Decimal as Base } from 'decimal.js';

/**
 * Decimals of the rules: 80 significant digits, half up. A clone with its own settings. Accepts values of JSON
 * (number), the database (string) or another rule (decimal).
 */
export const Decimal = Base.clone({ precision: 80, rounding: Base.ROUND_HALF_UP, toExpNeg: -40, toExpPos: 40 });
export type Decimal = Base;
export type Numerico = Base.Value;

export const ZERO: Decimal = new Decimal(0);

export const decimal = (valor: Numerico): Decimal => new Decimal(valor);

export const somar = (valores: Iterable<Numerico>): Decimal =>
  [...valores].reduce<Decimal>((total, valor) => total.plus(valor), ZERO);

/**
 * Corrects the error of divisions beyond the fortieth digit before rounding: 1/3 + 1/6 is 0.5 again and not 0.4999…,
 * which matters for ties, ceilings and floors.
 */
export const semResiduo = (valor: Decimal): Decimal => valor.toSignificantDigits(40);

/** Half up to `casas` decimals, once, at the end of a calculation. */
export const arredondar = (valor: Numerico, casas: number): Decimal =>
  semResiduo(decimal(valor)).toDecimalPlaces(casas, Base.ROUND_HALF_UP);
