import { ROTULOS_TIPO_LANCAMENTO, type Lancamento } from '@merenda/shared/contratos';
import { dataComparavel, nomeProprio } from '@merenda/shared/formatos';
import { diasDoPeriodo, numeroDaSemana, somarDias } from '@merenda/shared/regras';
import type { Periodo } from './calendario.api.js';

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

/** Creating a formatter takes a hundred times as long as using it, and a month names each of its days. */
const MES = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const DIA = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** 'novembro de 2026'. */
export function nomeDoMes(mes: string): string {
  return MES.format(new Date(`${mes}-01T00:00:00Z`));
}

/** 'segunda-feira, 23 de novembro'. */
export function nomeDoDia(dia: string): string {
  return DIA.format(new Date(`${dia}T00:00:00Z`));
}

/** The weeks of a month, Sunday first; null marks days of other months. */
export function semanasDoMes(mes: string): (string | null)[][] {
  const { de, ate } = periodoDoMes(mes);
  const dias: (string | null)[] = [...Array<null>(numeroDaSemana(de)).fill(null), ...diasDoPeriodo(de, ate)];
  while (dias.length % 7 !== 0) dias.push(null);
  return Array.from({ length: dias.length / 7 }, (_, semana) => dias.slice(semana * 7, semana * 7 + 7));
}

/** One menu on one day, with its launch at each unit that has it. */
export interface Evento {
  chave: string;
  tipo: Lancamento['tipo'];
  cardapio: Lancamento['cardapio'];
  lancamentos: Lancamento[];
}

/** A unit's name as it is read, marked if it is deactivated: what the calendar still has of it can only be unbound. */
export const nomeDaUnidade = ({ nome, desativada }: Lancamento['unidade']): string =>
  desativada ? `${nomeProprio(nome)} (desativada)` : nomeProprio(nome);

/** 'Diário', 'Semanal · 3 unidades (1 desativada)', 'Diário · unidade desativada'. */
export function resumoDoEvento({ tipo, lancamentos }: Evento): string {
  const desativadas = lancamentos.filter(({ unidade }) => unidade.desativada).length;
  const rotulo = ROTULOS_TIPO_LANCAMENTO[tipo];
  if (lancamentos.length === 1) return desativadas === 1 ? `${rotulo} · unidade desativada` : rotulo;
  const quantas = desativadas === 1 ? ' (1 desativada)' : desativadas > 1 ? ` (${desativadas} desativadas)` : '';
  return `${rotulo} · ${lancamentos.length} unidades${quantas}`;
}

/** Events by day ('YYYY-MM-DD'): the same menu at several units is one event. */
export function eventosPorDia(lancamentos: readonly Lancamento[]): Map<string, Evento[]> {
  const porDia = new Map<string, Map<string, Evento>>();
  for (const lancamento of lancamentos) {
    const dia = dataComparavel(lancamento.data);
    const doDia = porDia.get(dia) ?? new Map<string, Evento>();
    porDia.set(dia, doDia);
    const { tipo, cardapio } = lancamento;
    const chave = `${dia}-${tipo}-${cardapio.id}`;
    const evento = doDia.get(chave);
    if (evento) evento.lancamentos.push(lancamento);
    else doDia.set(chave, { chave, tipo, cardapio, lancamentos: [lancamento] });
  }
  return new Map([...porDia].map(([dia, eventos]) => [dia, [...eventos.values()]]));
}

/** The content of every view of a month, and its actions for a picked day or event. */
export interface VistaDoMes {
  /** 'YYYY-MM'. */
  mes: string;
  hoje: string;
  eventos: Map<string, Evento[]>;
  feriados: Map<string, string>;
  /** Absent where the user only reads the calendar. */
  aoVincular?: (dia: string) => void;
  aoAbrir?: (evento: Evento) => void;
}
