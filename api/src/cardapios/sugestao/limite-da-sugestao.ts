import type { Nutriente, RegraPnae } from '@merenda/shared/contratos';
import type { Decimal, MedidaDaRegra } from '@merenda/shared/regras';
import type { DadosDaSugestao } from './dados.js';
import type { PratoDaEtapa } from './pratos-da-etapa.js';
import type { Limite } from './problema.js';

/** A meal that gets a dish, with all dishes that could be there. */
export interface VagaAberta {
  dia: string;
  /** The dish that stays; null where one is chosen. */
  fixo: number | null;
  possiveis: readonly number[];
}

/** The dishes that the limits must know at a meal. */
export const idsDa = ({ fixo, possiveis }: VagaAberta): readonly number[] =>
  fixo === null ? possiveis : [fixo, ...possiveis];

/** What a limit is about; `fora` is what the calendar already has on other days, in the unit of the limit. */
type Assunto =
  | { tipo: 'REGRA'; regra: RegraPnae; medida: MedidaDaRegra; fora: Decimal }
  | { tipo: 'NUTRIENTE'; nome: Nutriente; unidade: string; dias: number }
  | { tipo: 'TETO'; dias: number };

/** A limit with what it is about, and its first and last day, 'YYYY-MM-DD'. */
export interface LimiteDaSugestao {
  limite: Limite;
  assunto: Assunto;
  de: string;
  ate: string;
}

/** What was left out, because some dish that could be chosen lacks data. */
export interface Incompleto {
  nome: string;
  /** Names of foods. */
  alimentos: readonly string[];
}

/** Limits, and what keeps them from being sure; null where nothing does. */
export interface Parte {
  limites: LimiteDaSugestao[];
  incompleto: Incompleto | null;
}

/** The positions of the meals between two days. */
export const emRecorte = (vagas: readonly VagaAberta[], { de, ate }: { de: string; ate: string }): number[] =>
  vagas.flatMap(({ dia }, v) => (de <= dia && dia <= ate ? [v] : []));

/** Dishes by their ids, each once. */
export const pratosDe = ({ pratos }: DadosDaSugestao, ids: readonly number[]): PratoDaEtapa[] =>
  [...new Set(ids)].flatMap((id) => pratos.get(id) ?? []);
