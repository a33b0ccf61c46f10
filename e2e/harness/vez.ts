/** The machine's time at the start of this process (ms), which no other run has. */
const INICIO = Math.round(performance.timeOrigin);
let vezes = 0;

/** A number that no other record of the tests has, growing; with 13 digits. */
export const novoNumero = (): number => INICIO + (vezes += 1);

/**
 * Distinguishes the records of one test from all others. It has a digit: screens keep the letters of a word with a digit,
 * because it is a code, and show other words in sentence case.
 */
export const novaVez = (): string => `${novoNumero().toString(36)}1`.toUpperCase();
