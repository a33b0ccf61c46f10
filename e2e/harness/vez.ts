/**
 * Distinguishes the records of one run from those of another. It has a digit: screens keep the letters of a word with a
 * digit, because it is a code, and show other words in sentence case.
 */
export function novaVez(): string {
  return `${Date.now().toString(36)}1`.toUpperCase();
}
