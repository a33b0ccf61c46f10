import type { MotivoDaSobra } from '../../vocabulario/estoque/vencimentos.js';
import { somarDias } from '../calendario.js';
import { Decimal, type Numerico, semResiduo, somar } from '../decimal.js';
import { simularUsos, type Suprimento, type UsoDoDia } from './simulacao.js';

/*
 * Waste ahead (specification 4, 4.6): what the calendar leaves of each lot, and whether another unit uses it in time.
 * Days are 'YYYY-MM-DD', quantities are in the unit of the need.
 */

/** An item in a unit: its uses and its stock. */
export interface ItemDaUnidade<S extends Suprimento> {
  usos: readonly UsoDoDia[];
  suprimentos: readonly S[];
}

export interface SobraDoLote<S extends Suprimento> {
  suprimento: S;
  /** Above zero. */
  sobra: Decimal;
  motivo: MotivoDaSobra;
}

/** The lots of which something is left when they expire: the next use is later, or there is none. */
export function sobrasAoVencer<S extends Suprimento>({ usos, suprimentos }: ItemDaUnidade<S>): SobraDoLote<S>[] {
  const { dias, sobras } = simularUsos(usos, suprimentos);
  const ultimoUso = dias.at(-1)?.dia ?? '';
  return sobras.flatMap(({ suprimento, resta }): SobraDoLote<S>[] => {
    const sobra = semResiduo(resta);
    const { dataValidade } = suprimento;
    if (dataValidade === null || sobra.lte(0)) return [];
    return [{ suprimento, sobra, motivo: ultimoUso > dataValidade ? 'VENCE_ANTES' : 'SEM_USO' }];
  });
}

/** So many days after the last planned day a lot may still find a use: it is not counted as lost. */
const DIAS_DEPOIS_DO_CALENDARIO = 30;

/** The last expiry day that counts as a loss, by the last day of the calendar. */
export const fimDasPerdas = (ultimoDia: string): string => somarDias(ultimoDia, DIAS_DEPOIS_DO_CALENDARIO);

/** What expires in a unit until `fim`. */
const perdas = (item: ItemDaUnidade<Suprimento>, fim: string): Decimal =>
  somar(
    sobrasAoVencer(item)
      .filter(({ suprimento: { dataValidade } }) => dataValidade !== null && dataValidade <= fim)
      .map(({ sobra }) => sobra),
  );

interface LoteQueSobra {
  suprimento: Suprimento;
  /** The rest of it where it is. */
  sobra: Decimal;
  /** Content of one package. */
  conteudo: Decimal;
}

interface Transferencia {
  /** Whole packages. */
  embalagens: number;
  /** How much less expires in both units together; above zero. */
  evita: Decimal;
}

/**
 * What a movement of a lot saves: the whole packages that the other unit uses in time, if less expires in both units
 * together until `fim`. Null when it saves nothing, because the unit does not use them or then leaves lots of its own.
 * @param chegada the first day on which they are there
 */
export function transferenciaQueEvita(
  { suprimento, sobra, conteudo }: LoteQueSobra,
  destino: ItemDaUnidade<Suprimento>,
  { chegada, fim }: { chegada: string; fim: string },
): Transferencia | null {
  const com = (embalagens: Decimal) => {
    const chega: Suprimento = { ...suprimento, desde: chegada, quantidade: embalagens.times(conteudo) };
    return { chega, item: { ...destino, suprimentos: [...destino.suprimentos, chega] } };
  };
  const inteiras = semResiduo(sobra.div(conteudo)).floor();
  if (inteiras.lte(0)) return null;
  const { chega, item } = com(inteiras);
  const resta = sobrasAoVencer(item).find((uma) => uma.suprimento === chega)?.sobra ?? 0;
  const usado = inteiras.times(conteudo).minus(resta);
  const embalagens = Decimal.min(inteiras, semResiduo(usado.div(conteudo)).ceil());
  if (embalagens.lte(0)) return null;
  // What leaves the origin no longer expires there.
  const evita = semResiduo(
    embalagens
      .times(conteudo)
      .plus(perdas(destino, fim))
      .minus(perdas(com(embalagens).item, fim)),
  );
  return evita.gt(0) ? { embalagens: embalagens.toNumber(), evita } : null;
}

/** R$ of the rests of lots, and the number of lots without a price: the sum is then a lower bound. */
export function somaDasSobras(lotes: readonly { valor: Numerico | null }[]): { valor: Decimal; semPreco: number } {
  const valores = lotes.flatMap(({ valor }) => (valor === null ? [] : [valor]));
  return { valor: somar(valores), semPreco: lotes.length - valores.length };
}

/**
 * Which cardápios the forecast knows.
 * @param ate the last day of the calendar with one, 'DD/MM/YYYY'; null without one ahead
 */
export const baseDosVencimentos = (ate: string | null): string =>
  ate === null
    ? 'Não há cardápios lançados de hoje em diante: sem eles, nenhum lote tem uso planejado.'
    : `A previsão usa os cardápios lançados até ${ate} e as matrículas.`;

/** Nothing is left of any lot. */
export const NADA_SOBRA = 'Não sobra nenhum lote: os cardápios do calendário usam todo o estoque antes de vencer.';
