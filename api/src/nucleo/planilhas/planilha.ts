import type { LinhaDePlanilha } from '@merenda/shared/contratos';

/** What a file says, or why it cannot be read, as a sentence for the user. */
export type Leitura = { linhas: LinhaDePlanilha[] } | { recusa: string };

/** A cell to write: text is never a formula. */
export type CelulaEscrita = string | number | boolean | Date | null;

/** 'INSTANTE' is a day with its time. */
export type FormatoDaColuna = 'TEXTO' | 'DIA' | 'INSTANTE';

/** A column to write. */
export interface ColunaEscrita {
  titulo: string;
  /** How its cells are shown. 'TEXTO' stays text when somebody types into it: zeros in front are kept. */
  formato?: FormatoDaColuna;
  /** The drop-down list of its cells. */
  opcoes?: readonly string[];
}

/** A sheet to write. */
export interface Folha {
  nome: string;
  colunas: readonly ColunaEscrita[];
  linhas: readonly (readonly CelulaEscrita[])[];
}

/** Why a file cannot be read: a sentence for the user. */
export class PlanilhaRecusada extends Error {}
