/** Begins a formula in a spreadsheet: such a text gets a leading apostrophe. */
const FORMULA = /^(?=[=+\-@\t\r])/;

/**
 * Characters that may begin a cell inside a text: a spreadsheet of another locale splits at ',' instead of ';' and then
 * ignores quotes inside a line, so "A,=1+1" would put a formula into its own cell.
 */
const FORMULA_ADIANTE = /([,;\t\r\n]["'\s]*)(?=[=+\-@])/g;

/**
 * The text of a cell that was read from a CSV, without the apostrophes of `celulaCsv`: what was exported comes back as it
 * was. An apostrophe before a formula that somebody typed is lost too.
 */
export const textoDaCelulaCsv = (celula: string): string =>
  celula.replace(/(^|[,;\t\r\n]["'\s]*)'(?=[=+\-@\t\r])/g, '$1');

/**
 * One cell of a CSV with ';' between cells. A text that a spreadsheet would run as a formula is escaped (OWASP, CSV
 * Injection), for any separator: a name must not run as a formula on the computer that opens the file.
 */
export function celulaCsv(texto: string): string {
  const inerte = texto.replace(FORMULA_ADIANTE, "$1'").replace(FORMULA, "'");
  return /[",;\t\r\n]/.test(inerte) ? `"${inerte.replaceAll('"', '""')}"` : inerte;
}
