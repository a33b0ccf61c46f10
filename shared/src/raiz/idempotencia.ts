/**
 * A key for `Idempotency-Key`: the same one goes with every repetition of the same submission, a new one with the next.
 * `crypto.randomUUID` is missing on plain http; `getRandomValues` is not.
 */
export function novaIdempotencia(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
