import type { CadastroCitado, SinalDecimal, TipoDeCelula } from '../../vocabulario/importacoes.js';
import type { ValorLido } from './campos.js';

/** A record that a cell names and that is not registered. */
export interface NomeQueFalta {
  entidade: CadastroCitado;
  nome: string;
}

/** What a cell says, with what the user should know about the reading; or why it cannot be read. */
export type CelulaLida = { valor: ValorLido; aviso?: string } | { motivo: string; falta?: NomeQueFalta };

/** A cell as the file has it. */
export interface Celula {
  texto: string;
  tipo: TipoDeCelula;
  /** How the numbers of its column are written; by default 'DUVIDA'. */
  decimal?: SinalDecimal | undefined;
  /** The days of its file are counted from 1904. */
  desde1904?: true | undefined;
}

/** A cell with an error of the spreadsheet: '#N/A'. */
export const erroDaPlanilha = (texto: string): string => `A célula tem um erro da planilha (${texto}).`;
