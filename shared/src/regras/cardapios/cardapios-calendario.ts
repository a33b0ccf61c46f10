import { diasEntre } from '../calendario.js';
import { formatarData } from '../../formatos/datas.js';

/**
 * A menu for a day that is over by more days than this needs a question: days of this week and last week are normal
 * late work.
 */
const DIAS_DE_ATRASO = 7;

/**
 * Why a menu needs a question because its day is long past, or null. Days are 'YYYY-MM-DD'; `ate` is the last day, for
 * a weekly menu the Friday of its week.
 */
export function motivoPassado({ de, ate }: { de: string; ate: string }, hoje: string): string | null {
  const dias = diasEntre(ate, hoje);
  if (dias <= DIAS_DE_ATRASO) return null;
  return de === ate
    ? `O dia ${formatarData(ate)} já passou há ${dias} dias.`
    : `A semana de ${formatarData(de)} a ${formatarData(ate)} já passou há ${dias} dias.`;
}
