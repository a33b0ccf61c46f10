import { diasDoPeriodo, numeroDaSemana, somarDias } from '@merenda/shared/regras';
import type { Periodo } from './calendario.api.js';

/** The day in an address, 'YYYY-MM-DD'; undefined for a text that is no day. */
export const diaOuNada = (dia: string | null): string | undefined =>
  dia !== null && /^\d{4}-\d{2}-\d{2}$/.test(dia) && !Number.isNaN(Date.parse(dia)) ? dia : undefined;

/** 'YYYY-MM' of a day. */
export const mesDe = (dia: string): string => dia.slice(0, 7);

/** First and last day of a month ('YYYY-MM'). */
export function periodoDoMes(mes: string): Periodo {
  const de = `${mes}-01`;
  return { de, ate: somarDias(`${mesVizinho(mes, 1)}-01`, -1) };
}

/** The month before (-1) or after (1). */
export function mesVizinho(mes: string, sentido: -1 | 1): string {
  // From the first, 31 days on lie in the next month and 1 day back in the month before.
  return mesDe(somarDias(`${mes}-01`, sentido === 1 ? 31 : -1));
}

/** Sunday to Saturday of the week of a day. */
export function periodoDaSemana(dia: string): Periodo {
  const de = somarDias(dia, -numeroDaSemana(dia));
  return { de, ate: somarDias(de, 6) };
}

/** '22 a 28 de novembro de 2026', '29 de novembro a 5 de dezembro de 2026'. */
export function nomeDaSemana(dia: string): string {
  const { de, ate } = periodoDaSemana(dia);
  const fim = DIA_E_ANO.format(new Date(`${ate}T00:00:00Z`));
  const inicio = mesDe(de) === mesDe(ate) ? String(Number(de.slice(8))) : DIA_E_MES.format(new Date(`${de}T00:00:00Z`));
  return `${inicio} a ${fim}`;
}

/** The same day of the month before or after; its last day where that month is shorter. */
export function mesmoDiaNoMes(dia: string, sentido: -1 | 1): string {
  const { ate } = periodoDoMes(mesVizinho(mesDe(dia), sentido));
  const pedido = `${mesDe(ate)}-${dia.slice(8)}`;
  return pedido > ate ? ate : pedido;
}

/** Creating a formatter takes a hundred times as long as using it, and a month names each of its days. */
const MES = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const DIA_E_ANO = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const DIA_E_MES = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const DIA = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** 'novembro de 2026'. */
export function nomeDoMes(mes: string): string {
  return MES.format(new Date(`${mes}-01T00:00:00Z`));
}

/** 'segunda-feira, 23 de novembro'. */
export function nomeDoDia(dia: string): string {
  return DIA.format(new Date(`${dia}T00:00:00Z`));
}

/** Columns of the calendar, Sunday first. */
export const DIAS_DA_SEMANA = [
  ['Dom', 'domingo'],
  ['Seg', 'segunda-feira'],
  ['Ter', 'terça-feira'],
  ['Qua', 'quarta-feira'],
  ['Qui', 'quinta-feira'],
  ['Sex', 'sexta-feira'],
  ['Sáb', 'sábado'],
] as const;

/** The weeks of a month, Sunday first; null marks days of other months. */
export function semanasDoMes(mes: string): (string | null)[][] {
  const { de, ate } = periodoDoMes(mes);
  const dias: (string | null)[] = [...Array<null>(numeroDaSemana(de)).fill(null), ...diasDoPeriodo(de, ate)];
  while (dias.length % 7 !== 0) dias.push(null);
  return Array.from({ length: dias.length / 7 }, (_, semana) => dias.slice(semana * 7, semana * 7 + 7));
}
