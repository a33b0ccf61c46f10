import { numeroDaSemana, somarDias } from '../calendario.js';
import { Decimal, decimal, type Numerico, semResiduo, somar, ZERO } from '../decimal.js';
import { haFalta } from '../falta.js';
import { vencido } from '../validade.js';

/*
 * From the calendar to the shortage (specification 4, 4.3). Days are 'YYYY-MM-DD', quantities are in the unit of the
 * need: kg, L or un. Nothing is rounded.
 */

/** What a unit takes of an item on a day. */
export interface UsoDoDia {
  dia: string;
  quantidade: Numerico;
}

/** Goods that a unit has, or that are on the way to it. */
export interface Suprimento {
  /** The first day on which it is there. */
  desde: string;
  /** On the way: open requests and movements. */
  aReceber: boolean;
  /** Null for an open request, whose lots are not known. */
  dataValidade: string | null;
  loteId: number | null;
  quantidade: Numerico;
}

/** How the need of a day is met: `necessidade` is the sum of the other three. */
export interface DiaSimulado {
  dia: string;
  necessidade: Decimal;
  doEstoque: Decimal;
  aReceber: Decimal;
  falta: Decimal;
}

/** First expiring first, then the lot registered first; an open request has no expiry and is used last. */
function ordem(um: Suprimento, outro: Suprimento): number {
  if (um.dataValidade === null || outro.dataValidade === null)
    return Number(um.dataValidade === null) - Number(outro.dataValidade === null);
  return um.dataValidade.localeCompare(outro.dataValidade) || Number(um.loteId) - Number(outro.loteId);
}

/** The rest of goods after all uses. */
interface Sobra<S extends Suprimento> {
  suprimento: S;
  /** In the unit of the need; zero when all of it was used. */
  resta: Decimal;
}

/**
 * Follows an item in a unit day by day. A day takes what has arrived and is valid on it, first expiring first. The
 * shortage of a day stays with this day: later goods do not make up for it. Days without use are left out. The rest of
 * goods at the end is their rest when they expire.
 */
export function simularUsos<S extends Suprimento>(
  usos: readonly UsoDoDia[],
  suprimentos: readonly S[],
): { dias: DiaSimulado[]; sobras: Sobra<S>[] } {
  const porcoes = [...suprimentos]
    .sort(ordem)
    .map((suprimento) => ({ suprimento, resta: decimal(suprimento.quantidade) }));
  const dias = somarPorDia(usos).map(({ dia, quantidade }) => {
    const tomado = { doEstoque: ZERO, aReceber: ZERO };
    let falta = quantidade;
    for (const porcao of porcoes) {
      const { desde, dataValidade, aReceber } = porcao.suprimento;
      if (falta.lte(0)) break;
      if (desde > dia || (dataValidade !== null && vencido(dataValidade, dia))) continue;
      const toma = Decimal.min(falta, porcao.resta);
      porcao.resta = porcao.resta.minus(toma);
      falta = falta.minus(toma);
      const parte = aReceber ? 'aReceber' : 'doEstoque';
      tomado[parte] = tomado[parte].plus(toma);
    }
    return { dia, necessidade: quantidade, ...tomado, falta };
  });
  return { dias, sobras: porcoes };
}

/** The days of `simularUsos`. */
export const simularDias = (usos: readonly UsoDoDia[], suprimentos: readonly Suprimento[]): DiaSimulado[] =>
  simularUsos(usos, suprimentos).dias;

/** The uses in the order of their days, each day once, without days of zero. */
function somarPorDia(usos: readonly UsoDoDia[]): { dia: string; quantidade: Decimal }[] {
  const dias = new Map<string, Numerico[]>();
  for (const { dia, quantidade } of usos) dias.set(dia, [...(dias.get(dia) ?? []), quantidade]);
  return [...dias]
    .map(([dia, quantidades]) => ({ dia, quantidade: semResiduo(somar(quantidades)) }))
    .filter(({ quantidade }) => quantidade.gt(0))
    .sort((um, outro) => um.dia.localeCompare(outro.dia));
}

/**
 * First day of the delivery window of a day: a perishable food is delivered for a week, Monday to Sunday, others once
 * for the period. A window does not begin before the period does.
 */
export function inicioDaJanela(dia: string, { inicio, perecivel }: { inicio: string; perecivel: boolean }): string {
  if (!perecivel) return inicio;
  const segunda = somarDias(dia, -((numeroDaSemana(dia) + 6) % 7));
  return segunda < inicio ? inicio : segunda;
}

/** The shortage of each delivery window, first window first, without windows that lack nothing. */
export function faltasPorJanela(
  dias: readonly DiaSimulado[],
  periodo: { inicio: string; perecivel: boolean },
): { janela: string; falta: Decimal }[] {
  const faltas = new Map<string, Decimal>();
  for (const { dia, falta } of dias) {
    if (falta.lte(0)) continue;
    const janela = inicioDaJanela(dia, periodo);
    faltas.set(janela, (faltas.get(janela) ?? ZERO).plus(falta));
  }
  return [...faltas].filter(([, falta]) => haFalta(falta)).map(([janela, falta]) => ({ janela, falta }));
}

/** Whole packages that hold at least `quantidade`; `conteudo` is the content of one. */
export const embalagensPara = (quantidade: Numerico, conteudo: Numerico): number =>
  semResiduo(decimal(quantidade).div(conteudo)).ceil().toNumber();
