import { DIAS_SEMANA, type DiaSemana } from '../vocabulario/dias-da-semana.js';

/*
 * Arithmetic of days, 'YYYY-MM-DD' in and out. Days are computed at midnight UTC, where all days have the same length,
 * so no time zone shifts them.
 */

const MS_POR_DIA = 86_400_000;
const numeroDoDia = (iso: string): number => Date.parse(`${iso}T00:00:00Z`) / MS_POR_DIA;
const diaDoNumero = (numero: number): string => new Date(numero * MS_POR_DIA).toISOString().slice(0, 10);

export const somarDias = (iso: string, dias: number): string => diaDoNumero(numeroDoDia(iso) + dias);

/** Days from `de` to `ate`, negative when `ate` is before `de`. */
export const diasEntre = (de: string, ate: string): number => numeroDoDia(ate) - numeroDoDia(de);

/** 0 is Sunday, 6 is Saturday. */
export const numeroDaSemana = (iso: string): number => (((numeroDoDia(iso) + 4) % 7) + 7) % 7;

/** Weekday of a weekly menu; null on Saturday and Sunday. */
export const diaDaSemana = (iso: string): DiaSemana | null => DIAS_SEMANA[numeroDaSemana(iso) - 1] ?? null;

/** The number of each weekday of a weekly menu, as `numeroDaSemana` counts. */
export const DIAS_DO_CARDAPIO = Object.fromEntries(DIAS_SEMANA.map((dia, i) => [dia, i + 1])) as Record<
  DiaSemana,
  number
>;

/** Monday to Friday of the week of the day; a Sunday belongs to the following week. */
export function diasDaSemana(iso: string): { dia: DiaSemana; data: string }[] {
  const segunda = somarDias(iso, 1 - numeroDaSemana(iso));
  return DIAS_SEMANA.map((dia, i) => ({ dia, data: somarDias(segunda, i) }));
}

/**
 * The months that end with the day's: 1 is the current one alone, from its first day.
 * @param hoje 'YYYY-MM-DD'
 */
export function ultimosMeses(hoje: string, meses: number): { de: string; ate: string } {
  const [ano, mes] = [Number(hoje.slice(0, 4)), Number(hoje.slice(5, 7))];
  const desdeOAnoZero = ano * 12 + (mes - 1) - (meses - 1);
  return { de: `${Math.floor(desdeOAnoZero / 12)}-${String((desdeOAnoZero % 12) + 1).padStart(2, '0')}-01`, ate: hoje };
}

/** First and last day of the month of a day, 'YYYY-MM-DD'. */
export function mesDoDia(dia: string): { de: string; ate: string } {
  const de = `${dia.slice(0, 7)}-01`;
  // The 32nd day counted from the first is always in the next month.
  return { de, ate: somarDias(`${somarDias(de, 31).slice(0, 7)}-01`, -1) };
}

/** Every day from `de` to `ate`, both included; none when `ate` is before `de`. */
export const diasDoPeriodo = (de: string, ate: string): string[] =>
  Array.from({ length: Math.max(0, diasEntre(de, ate) + 1) }, (_, i) => somarDias(de, i));
