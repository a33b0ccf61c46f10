import { diasEntre, mesDoDia, UM_ANO_NO_MAXIMO, violacoesDoPeriodo } from '@merenda/shared/regras';
import { invalido } from './recusas.js';
import { hoje } from './relogio.js';

/** Days, `YYYY-MM-DD`, both included. */
export interface Periodo {
  de: string;
  ate: string;
}

/** Longest period that one call reads, in days. */
const DIAS = 366;

/** First and last day of the municipality's current month. */
export const mesAtual = (): Periodo => mesDoDia(hoje());

/** The same period; 422 at the field of its last day when it ends before it begins, or is longer than a year. */
export function periodoValido<T extends Periodo>(periodo: T, campo = 'ate'): T {
  const dias = diasEntre(periodo.de, periodo.ate);
  const [invertido] = violacoesDoPeriodo(periodo);
  if (invertido) throw invalido([{ ...invertido, campo }]);
  if (dias >= DIAS) throw invalido([{ campo, mensagem: UM_ANO_NO_MAXIMO }]);
  return periodo;
}
