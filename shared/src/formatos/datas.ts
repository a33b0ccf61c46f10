/**
 * Dates are dates, never instants: 'YYYY-MM-DD' in the code, 'DD/MM/YYYY' for users. These functions use no clock and
 * no time zone, except `formatarDataHora` and `dataNoFuso`, which take a time zone as a parameter.
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

/** The message for a text that is no day. */
export const DATA_INVALIDA = 'Data inválida. Use DD/MM/AAAA.';

/** A time of day behind a day, as systems and spreadsheets export it; the day is that of the text, without a time zone. */
const HORA = String.raw`(?:[ T]\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?`;
const COM_BARRAS = new RegExp(String.raw`^(\d{1,2})/(\d{1,2})/(\d{4})${HORA}$`);
const SO_DIGITOS = /^(\d{2})(\d{2})(\d{4})$/;
const ISO = new RegExp(String.raw`^(\d{4}-\d{2}-\d{2})${HORA}$`);

/**
 * A day as people and spreadsheets write it: 'D/M/YYYY', 'DDMMYYYY' or 'YYYY-MM-DD', with or without a time of day →
 * 'DD/MM/YYYY'; null when the text is no real day. The one reader of fields, grids and spreadsheets.
 */
export function lerDataDigitada(texto: string): string | null {
  const limpo = texto.trim();
  const iso = ISO.exec(limpo)?.[1];
  const partes = COM_BARRAS.exec(limpo) ?? SO_DIGITOS.exec(limpo);
  const data =
    iso ??
    partes
      ?.slice(1)
      .map((parte) => parte.padStart(2, '0'))
      .join('/');
  const dia = data === undefined ? null : lerData(data);
  return dia === null ? null : formatarData(dia);
}

const ANO_CURTO = /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2}$/;
const SEM_BARRAS = /^\d{1,2}[.-]\d{1,2}[.-]\d{4}$/;

/** Why a text is no day, for the user: 'Escreva o ano com quatro algarismos: DD/MM/AAAA.' */
export function recusaDaData(texto: string): string {
  const limpo = texto.trim();
  if (ANO_CURTO.test(limpo)) return 'Escreva o ano com quatro algarismos: DD/MM/AAAA.';
  if (SEM_BARRAS.test(limpo)) return 'Separe o dia, o mês e o ano com barras: DD/MM/AAAA.';
  return DATA_INVALIDA;
}

/**
 * A date of an answer in the form that sorts and compares: 'DD/MM/YYYY' → 'YYYY-MM-DD'; a time after it stays. Another
 * text stays as it is.
 */
export const dataComparavel = (data: string): string => data.replace(/^(\d{2})\/(\d{2})\/(\d{4})/, '$3-$2-$1');

/** 'DDMMYYYY', as some paths carry it → 'YYYY-MM-DD'; null when the text is no real day. */
export function lerDataDDMMYYYY(texto: string): string | null {
  const iso = texto.replace(/^(\d{2})(\d{2})(\d{4})$/, '$3-$2-$1');
  return dataIsoValida(iso) ? iso : null;
}

/** 'YYYY-MM-DD' → 'DD/MM/YYYY'. */
export const formatarData = (iso: string): string => iso.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1');

/** 'YYYY-MM-DD' → 'DDMMYYYY', for paths with this format. */
export const formatarDataDDMMYYYY = (iso: string): string => iso.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3$2$1');

/**
 * Creating a formatter takes a hundred times as long as using it, and lists format thousands of instants. A process
 * uses one or two zones.
 */
const relogios = new Map<string, Intl.DateTimeFormat>();

function relogioDe(fuso: string): Intl.DateTimeFormat {
  const pronto = relogios.get(fuso);
  if (pronto) return pronto;
  const novo = new Intl.DateTimeFormat('en-GB', {
    timeZone: fuso,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  relogios.set(fuso, novo);
  return novo;
}

/**
 * Day ('DD/MM/YYYY') and time ('HH:mm') of an instant: the start and end of the British format. `formatToParts` takes
 * five times as long.
 */
function noFuso(instante: Date, fuso: string): { dia: string; hora: string } {
  const texto = relogioDe(fuso).format(instante);
  return { dia: texto.slice(0, 10), hora: texto.slice(-5) };
}

/** The calendar day of an instant on the clock of a time zone, 'YYYY-MM-DD'. */
export const dataNoFuso = (instante: Date, fuso: string): string =>
  noFuso(instante, fuso).dia.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1');

/** An instant on the clock of a time zone, 'DD/MM/YYYY HH:mm'. */
export function formatarDataHora(instante: Date, fuso: string): string {
  const { dia, hora } = noFuso(instante, fuso);
  return `${dia} ${hora}`;
}

/**
 * When something happened, for people: 'às 10:42' on the same day, 'ontem às 16:10', 'em 20/11/2026 às 09:00'.
 * @param dataHora 'DD/MM/YYYY HH:mm'
 * @param hoje 'YYYY-MM-DD'
 */
export function formatarQuando(dataHora: string, hoje: string): string {
  const [dia = '', hora = ''] = dataHora.split(' ');
  if (lerData(dia) === hoje) return `às ${hora}`;
  const ontem = new Date(Date.parse(hoje) - UM_DIA).toISOString().slice(0, 10);
  return lerData(dia) === ontem ? `ontem às ${hora}` : `em ${dia} às ${hora}`;
}

const UM_DIA = 86_400_000;
