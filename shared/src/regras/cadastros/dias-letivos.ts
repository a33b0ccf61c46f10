import type { MotivoSemAula, TipoPeriodoLetivo } from '../../vocabulario/cadastros/periodos-letivos.js';
import { diasEntre, numeroDaSemana } from '../calendario.js';
import { violacoesDoPeriodo } from '../datas.js';
import { UM_ANO_NO_MAXIMO } from '../frases.js';
import { violacao, type Violacao } from '../violacao.js';

/** A period of the school calendar; days are 'YYYY-MM-DD', both included. */
export interface PeriodoDoCalendario {
  tipo: TipoPeriodoLetivo;
  de: string;
  ate: string;
  nome: string;
  /** The id of the unit that differs; null is the whole municipality. */
  unidade: number | null;
}

/** What decides whether a day has class. */
export interface CalendarioEscolar {
  /** Names of the holidays, by day. */
  feriados: ReadonlyMap<string, string>;
  /** The periods that touch the years that are asked for. */
  periodos: readonly PeriodoDoCalendario[];
}

export interface SemAula {
  motivo: MotivoSemAula;
  /** 'Natal', 'Recesso de julho', 'sábado'. */
  nome: string;
}

/** Longest period, in days: a leap year. */
const DIAS = 366;

export function violacoesDoPeriodoLetivo({ de, ate }: { de: string; ate: string }): Violacao[] {
  const invertido = violacoesDoPeriodo({ de, ate });
  if (invertido.length > 0) return invertido;
  return violacao(diasEntre(de, ate) >= DIAS, 'ate', UM_ANO_NO_MAXIMO);
}

/**
 * Why a day has no class at a unit, or null on a school day; without a unit, in the municipality. What the unit has
 * of its own goes before the municipality's. A day with class goes before a recess, and the municipality's also before
 * a holiday. Where a year has periods of classes, the days outside of them have none.
 */
export function semAula(
  dia: string,
  { feriados, periodos }: CalendarioEscolar,
  unidade: number | null = null,
): SemAula | null {
  const doDia = periodos.filter(({ de, ate }) => de <= dia && dia <= ate);
  const achar = (tipo: TipoPeriodoLetivo, de: number | null) =>
    doDia.find((periodo) => periodo.tipo === tipo && periodo.unidade === de);
  const recesso = (periodo: PeriodoDoCalendario | undefined): SemAula | null =>
    periodo ? { motivo: 'RECESSO', nome: periodo.nome } : null;

  if (unidade !== null) {
    if (achar('LETIVO', unidade)) return null;
    const seu = recesso(achar('RECESSO', unidade));
    if (seu) return seu;
  }
  if (achar('LETIVO', null)) return null;
  const feriado = feriados.get(dia);
  if (feriado !== undefined) return { motivo: 'FERIADO', nome: feriado };
  const doMunicipio = recesso(achar('RECESSO', null));
  if (doMunicipio) return doMunicipio;
  const numero = numeroDaSemana(dia);
  if (numero === 0 || numero === 6) return { motivo: 'FIM_DE_SEMANA', nome: numero === 0 ? 'domingo' : 'sábado' };
  const aulas = periodosDeAulas(dia, periodos, unidade);
  if (aulas.length === 0 || aulas.some((periodo) => doDia.includes(periodo))) return null;
  return { motivo: 'FORA_DO_PERIODO', nome: 'fora do período de aulas' };
}

/**
 * Like `semAula`, for figures that no user is asked about. In a year without periods of classes it is unknown which
 * Saturdays have class: a cardápio that was bound on a weekend, after a question, counts.
 */
export function semAulaCerto(dia: string, calendario: CalendarioEscolar, unidade: number | null): SemAula | null {
  const motivo = semAula(dia, calendario, unidade);
  const conhecido = periodosDeAulas(dia, calendario.periodos, unidade).length > 0;
  return motivo?.motivo === 'FIM_DE_SEMANA' && !conhecido ? null : motivo;
}

/** The periods of classes in the year of a day. A unit without periods of its own has those of the municipality. */
function periodosDeAulas(
  dia: string,
  periodos: readonly PeriodoDoCalendario[],
  unidade: number | null,
): PeriodoDoCalendario[] {
  const ano = dia.slice(0, 4);
  const doAno = periodos.filter(
    ({ tipo, de, ate }) => tipo === 'AULAS' && de <= `${ano}-12-31` && `${ano}-01-01` <= ate,
  );
  const suas = unidade === null ? [] : doAno.filter((periodo) => periodo.unidade === unidade);
  return suas.length > 0 ? suas : doAno.filter((periodo) => periodo.unidade === null);
}

/** The reason as the predicate of a sentence ('O dia … é …'), or null: the calendar asks before a cardápio is bound. */
export function motivoSemAula(
  dia: string,
  calendario: CalendarioEscolar,
  unidade: number | null = null,
): string | null {
  const sem = semAula(dia, calendario, unidade);
  if (!sem) return null;
  if (sem.motivo === 'FERIADO') return `feriado: ${sem.nome}`;
  return sem.motivo === 'RECESSO' ? `recesso: ${sem.nome}` : sem.nome;
}

/** The name of the school day that a Saturday, a holiday or a day of a recess is at a unit, or in the municipality. */
export function nomeDoDiaComAula(
  dia: string,
  { periodos }: CalendarioEscolar,
  unidade: number | null = null,
): string | undefined {
  const doDia = periodos.filter(({ tipo, de, ate }) => tipo === 'LETIVO' && de <= dia && dia <= ate);
  return (doDia.find((um) => um.unidade === unidade) ?? doDia.find((um) => um.unidade === null))?.nome;
}
