import { expect, test } from '@jest/globals';
import { emPalavras, esperaDepoisDe } from './espera.js';

test.each([
  [0, 0],
  [19, 0],
  [20, 1],
  [21, 2],
  [22, 4],
  [28, 256],
  [29, 512],
  [30, 900],
  [400, 900],
  [5_000, 900],
])('after %d attempts an account waits %d s', (tentativas, segundos) => {
  expect(esperaDepoisDe(tentativas)).toBe(segundos);
});

test('one more attempt never makes the wait shorter', () => {
  for (let n = 0; n < 2_000; n += 1) expect(esperaDepoisDe(n + 1)).toBeGreaterThanOrEqual(esperaDepoisDe(n));
});

test.each([
  [1, '1 segundo'],
  [59, '59 segundos'],
  [60, '1 minuto'],
  [61, '2 minutos'],
  [300, '5 minutos'],
])('%d s are %s', (segundos, palavras) => {
  expect(emPalavras(segundos)).toBe(palavras);
});
