import { decimal, semResiduo, type Numerico } from '../decimal.js';

/** Days of consumption from which a minimum is suggested, today included. */
export const DIAS_DO_CONSUMO = 30;

/** The consumption of `DIAS_DO_CONSUMO` days in whole packages, rounded up; zero suggests no minimum. */
export const minimoSugerido = (consumo: Numerico): number =>
  Math.max(0, semResiduo(decimal(consumo)).ceil().toNumber());

/** Whether a product is below its minimum: what has expired cannot be used and does not count. In packages. */
export const abaixoDoMinimo = ({
  quantidade,
  vencida,
  minimo,
}: {
  quantidade: Numerico;
  vencida: Numerico;
  minimo: Numerico | null;
}): boolean => minimo !== null && decimal(quantidade).minus(vencida.toString()).lt(minimo.toString());
