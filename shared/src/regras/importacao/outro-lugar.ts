/** Files that the product reads elsewhere than in an import of a register. */
export type OutroLugar = 'NOTA_FISCAL' | 'CENSO';

/** Characters at the beginning of a file by which it is known. */
export const INICIO_DO_ARQUIVO = 4_096;

const NOTA = /<(nfeProc|NFe)[\s>]/;
/** The titles with which the files of the Censo Escolar begin. */
const TABELA_DO_CENSO = /^\W*(NU_ANO_CENSO|CO_ENTIDADE)\W/;
/** The names of the parts are in the zip as they are. */
const ZIP = /^PK\u0003\u0004/;

/**
 * The place of a file that is no spreadsheet of a register, by its name and its beginning: an electronic invoice as XML,
 * or a zip of them, goes to a receipt; a table of the Censo Escolar, or the zip of the microdata, to the units.
 */
export function outroLugarDoArquivo(nome: string, inicio: string): OutroLugar | null {
  if (NOTA.test(inicio)) return 'NOTA_FISCAL';
  if (TABELA_DO_CENSO.test(inicio)) return 'CENSO';
  if (!ZIP.test(inicio) || !/\.zip$/i.test(nome)) return null;
  if (/censo|microdados_ed/i.test(nome + inicio)) return 'CENSO';
  return /\.xml/i.test(inicio) ? 'NOTA_FISCAL' : null;
}
