/** Begins a formula in a spreadsheet: such a text is written behind an apostrophe. */
const FORMULA = /^(?=[=+\-@\t\r])/;

/**
 * What may begin a cell inside a text: a spreadsheet of another locale splits at ',' where ours splits at ';', and then honours no quote amid a line, so
 * that "A,=1+1" would leave a formula in a cell of its own.
 */
const FORMULA_ADIANTE = /([,;\t\r\n]["'\s]*)(?=[=+\-@])/g;

/**
 * One cell of a CSV with ';' between cells. A text that a spreadsheet would run as a formula is escaped (OWASP, CSV Injection), whichever separator it
 * splits at: a name must not run as a formula on the computer that opens the file.
 */
export function celulaCsv(texto: string): string {
  const inerte = texto.replace(FORMULA_ADIANTE, "$1'").replace(FORMULA, "'");
  return /[",;\t\r\n]/.test(inerte) ? `"${inerte.replaceAll('"', '""')}"` : inerte;
}
