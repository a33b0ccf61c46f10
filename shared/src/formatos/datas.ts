import { aplicarMascara, soDigitos } from './digitos.js';

/**
 * Dates are dates, never instants: 'YYYY-MM-DD' inside, 'DD/MM/YYYY' before people. Nothing here asks a clock or a time zone,
 * except `formatarDataHora` and `dataNoFuso`, which are told theirs.
 */

const ANO_MINIMO = 1900;
const ANO_MAXIMO = 2199;

const bissexto = (ano: number): boolean => (ano % 4 === 0 && ano % 100 !== 0) || ano % 400 === 0;

function diasDoMes(ano: number, mes: number): number {
  if (mes === 2) return bissexto(ano) ? 29 : 28;
  return [4, 6, 9, 11].includes(mes) ? 30 : 31;
}

/** 'YYYY-MM-DD' of a day that exists, between 1900 and 2199. */
export function dataIsoValida(texto: string): boolean {
  const partes = /^(\d{4})-(\d{2})-(\d{2})$/.exec(texto);
  if (!partes) return false;
  const [ano, mes, dia] = [Number(partes[1]), Number(partes[2]), Number(partes[3])];
  return ano >= ANO_MINIMO && ano <= ANO_MAXIMO && mes >= 1 && mes <= 12 && dia >= 1 && dia <= diasDoMes(ano, mes);
}

/** 'DD/MM/YYYY' or 'YYYY-MM-DD' → 'YYYY-MM-DD'; null when the text is no real day. */
export function lerData(texto: string): string | null {
  const iso = texto.trim().replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1');
  return dataIsoValida(iso) ? iso : null;
}

/** 'DDMMYYYY', as some paths carry it → 'YYYY-MM-DD'; null when the text is no real day. */
export function lerDataDDMMYYYY(texto: string): string | null {
  const iso = texto.replace(/^(\d{2})(\d{2})(\d{4})$/, '$3-$2-$1');
  return dataIsoValida(iso) ? iso : null;
}

/** 'YYYY-MM-DD' → 'DD/MM/YYYY'. */
export const formatarData = (iso: string): string => iso.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1');

/** 'YYYY-MM-DD' → 'DDMMYYYY', for the paths that carry it so. */
export const formatarDataDDMMYYYY = (iso: string): string => iso.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3$2$1');

const partesNoFuso = (instante: Date, fuso: string): Record<string, string> =>
  Object.fromEntries(
    new Intl.DateTimeFormat('en-GB', {
      timeZone: fuso,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
      .formatToParts(instante)
      .map(({ type, value }) => [type, value]),
  );

/** The calendar day of an instant on the clock of a time zone, 'YYYY-MM-DD'. */
export function dataNoFuso(instante: Date, fuso: string): string {
  const { year, month, day } = partesNoFuso(instante, fuso);
  return `${year}-${month}-${day}`;
}

/** An instant on the clock of a time zone, 'DD/MM/YYYY HH:mm'. */
export function formatarDataHora(instante: Date, fuso: string): string {
  const { year, month, day, hour, minute } = partesNoFuso(instante, fuso);
  return `${day}/${month}/${year} ${hour}:${minute}`;
}

/** A date as it is typed: 99/99/9999. */
export const mascararData = (texto: string): string => aplicarMascara(soDigitos(texto).slice(0, 8), '99/99/9999');
