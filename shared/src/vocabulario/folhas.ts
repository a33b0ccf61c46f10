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
