import type { ArquivoLido, LinhaDePlanilha, SinalDecimal } from '@merenda/shared/contratos';

/** How a file is read. */
export interface ModoDeLeitura {
  /** The titles of columns that are known, written out (`titulosConhecidos`): they tell the separator of a text. */
  titulos?: readonly string[];
  /** The sheet to read, by its name; by default the first visible one with a filled row. */
  folha?: string | undefined;
}

/** What a file says. */
export interface PlanilhaBruta {
  arquivo: ArquivoLido;
  linhas: LinhaDePlanilha[];
  /** How the numbers of each column are written, where it has any with a point or a comma. */
  decimais: (SinalDecimal | null)[];
  /** Its numbers count days from 1904, as those of old Macs. */
  desde1904?: true;
}

/** What a file says, or why it cannot be read, as a sentence for the user. */
export type Leitura = PlanilhaBruta | { recusa: string };

/** A cell to write: text is never a formula. */
export type CelulaEscrita = string | number | boolean | Date | null;

/** 'INSTANTE' is a day with its time; a 'DECIMAL' has two places. */
export type FormatoDaColuna = 'TEXTO' | 'DIA' | 'INSTANTE' | 'INTEIRO' | 'DECIMAL' | 'MOEDA';

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
  /** The last row, in bold. */
  total?: readonly CelulaEscrita[];
}

/** Why a file cannot be read: a sentence for the user. */
export class PlanilhaRecusada extends Error {}
