import { FORMATOS_DE_EXPORTACAO } from './exportacoes.js';

/**
 * What a column of a paper or of a file holds: it decides how its cells are shown. A 'codigo' is a text that is read as
 * one: a document's number, a lot.
 */
export const TIPOS_DE_COLUNA = [
  'texto',
  'codigo',
  'data',
  'instante',
  'inteiro',
  'quantidade',
  'embalagens',
  'nutriente',
  'moeda',
] as const;
export type TipoDeColuna = (typeof TIPOS_DE_COLUNA)[number];

/** Formats in which the server writes a report: the paper itself, or what it says as a spreadsheet. */
export const FORMATOS_DO_RELATORIO = ['PDF', ...FORMATOS_DE_EXPORTACAO] as const;
export type FormatoDoRelatorio = (typeof FORMATOS_DO_RELATORIO)[number];
