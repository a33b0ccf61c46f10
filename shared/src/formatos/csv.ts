import { formatarData } from './datas.js';

/** Signs that begin a formula, also in full width: spreadsheets of East Asian locales read both alike. */
const SINAIS = '=+\\-@＝＋－＠';

/** Begins a formula in a spreadsheet: such a text gets a leading apostrophe. */
const FORMULA = new RegExp(`^(?=[${SINAIS}\\t\\r])`);

/**
 * Characters that may begin a cell inside a text: a spreadsheet of another locale splits at ',' instead of ';' and then
 * ignores quotes inside a line, so "A,=1+1" would put a formula into its own cell.
 */
const FORMULA_ADIANTE = new RegExp(`([,;\\t\\r\\n]["'\\s]*)(?=[${SINAIS}])`, 'g');

/** The apostrophes that `documentoCsv` writes. */
const APOSTROFO = new RegExp(`(^|[,;\\t\\r\\n]["'\\s]*)'(?=[${SINAIS}\\t\\r])`, 'g');

/**
 * The text of a cell that was read from a CSV, without the apostrophes of `documentoCsv`: what was exported comes back as it
 * was. An apostrophe before a formula that somebody typed is lost too.
 */
export const textoDaCelulaCsv = (celula: string): string => celula.replace(APOSTROFO, '$1');

/** A cell of a document: a text, a number, a day (midnight in UTC), yes or no; null is an empty cell. */
type CelulaDeCsv = string | number | boolean | Date | null;

/**
 * A CSV that Brazilian spreadsheets open: UTF-8 with a BOM, ';' between cells, CRLF, a comma for decimals, DD/MM/YYYY. No
 * cell is a formula.
 */
export const documentoCsv = (linhas: readonly (readonly CelulaDeCsv[])[]): string =>
  `\uFEFF${linhas.map((linha) => `${linha.map(celulaDe).join(';')}\r\n`).join('')}`;

function celulaDe(celula: CelulaDeCsv): string {
  if (celula === null) return '';
  if (typeof celula === 'number') return String(celula).replace('.', ',');
  if (typeof celula === 'boolean') return celula ? 'Sim' : 'Não';
  return celula instanceof Date ? formatarData(celula.toISOString().slice(0, 10)) : celulaDoTexto(celula);
}

/**
 * One cell of a CSV with ';' between cells. A text that a spreadsheet would run as a formula is escaped (OWASP, CSV
 * Injection), for any separator: a name must not run as a formula on the computer that opens the file.
 */
function celulaDoTexto(texto: string): string {
  const inerte = texto.replace(FORMULA_ADIANTE, "$1'").replace(FORMULA, "'");
  return /[",;\t\r\n]/.test(inerte) ? `"${inerte.replaceAll('"', '""')}"` : inerte;
}
