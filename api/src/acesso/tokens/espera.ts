/** Attempts on one account from unknown devices; after these, each one waits longer than the previous one. */
export const POR_CONTA = 20;

const ESPERA_MAXIMA_S = 15 * 60;

/** How long an account waits after so many attempts, in s: nothing before the 20th, then 1, 2, 4 … and at most 15 min. */
export function esperaDepoisDe(tentativas: number): number {
  return tentativas < POR_CONTA ? 0 : Math.min(2 ** (tentativas - POR_CONTA), ESPERA_MAXIMA_S);
}

/** A time in s, in words: '59 segundos', '1 minuto'; minutes are rounded up. */
export function emPalavras(segundos: number): string {
  if (segundos < 60) return segundos === 1 ? '1 segundo' : `${segundos} segundos`;
  const minutos = Math.ceil(segundos / 60);
  return minutos === 1 ? '1 minuto' : `${minutos} minutos`;
}
