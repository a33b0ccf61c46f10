/**
 * A key for `Idempotency-Key`: all repetitions of a submission have the same key, the next submission has a new one.
 * `crypto.randomUUID` is missing on plain http; `getRandomValues` is not.
 */
export function novaIdempotencia(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
