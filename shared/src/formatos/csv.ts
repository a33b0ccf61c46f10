/** Begins a formula in a spreadsheet: such a text is written behind an apostrophe. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * One cell of a CSV with ';' between cells. A text that a spreadsheet would run as a formula is escaped (OWASP, CSV Injection): a name must not
 * be carried out on the computer of whoever opens the file.
 */
export function celulaCsv(texto: string): string {
  const inerte = FORMULA.test(texto) ? `'${texto}` : texto;
  return /[";\r\n]/.test(inerte) ? `"${inerte.replaceAll('"', '""')}"` : inerte;
}
