import { abaixoDoMinimo, minimoSugerido } from './minimos-de-estoque.js';

test.each([
  ['0', 0],
  ['0.001', 1],
  ['12', 12],
  ['12.001', 13],
  // More came back from reversed meals than was taken.
  ['-3', 0],
])('a consumption of %s packages suggests %i', (consumo, sugerido) => expect(minimoSugerido(consumo)).toBe(sugerido));

test.each([
  [10, 0, 10, false],
  [9.999, 0, 10, true],
  // 2 of 11 have expired: 9 are left.
  [11, 2, 10, true],
  [12, 2, 10, false],
  [0, 0, 0.5, true],
  [0, 0, null, false],
])('%s packages, %s of them expired, with a minimum of %s: below is %s', (quantidade, vencida, minimo, abaixo) =>
  expect(abaixoDoMinimo({ quantidade, vencida, minimo })).toBe(abaixo),
);
