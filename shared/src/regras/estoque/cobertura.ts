import { diasEntre, somarDias } from '../calendario.js';
import { haFalta } from '../falta.js';
import type { DiaSimulado } from './simulacao.js';

/** How many days of the calendar are looked at, today included. */
export const DIAS_DA_COBERTURA = 60;

/** How long a stock lasts. */
export interface Cobertura {
  /** Days from today on which nothing is missing; at most `DIAS_DA_COBERTURA`. */
  dias: number;
  /** The first day that lacks something, 'YYYY-MM-DD'; null when the stock lasts for all days that are looked at. */
  faltaEm: string | null;
}

/** The last day that is looked at. Days are 'YYYY-MM-DD'. */
export const fimDaCobertura = (hoje: string): string => somarDias(hoje, DIAS_DA_COBERTURA - 1);

/** How long a stock covers the simulated days, which begin today; null without any use. */
export function coberturaDosDias(dias: readonly DiaSimulado[], hoje: string): Cobertura | null {
  if (dias.length === 0) return null;
  const primeira = dias.find(({ falta }) => haFalta(falta));
  return primeira
    ? { dias: diasEntre(hoje, primeira.dia), faltaEm: primeira.dia }
    : { dias: DIAS_DA_COBERTURA, faltaEm: null };
}
