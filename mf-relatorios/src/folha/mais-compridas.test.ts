import { maisCompridas } from './mais-compridas.js';

test('finds the row with the longest text of each column', () => {
  const linhas = [
    ['SAL', 'L1'],
    ['MACARRÃO PARAFUSO', 'L2'],
    ['ARROZ', 'LOTE COMPRIDO'],
    ['FEIJÃO', null],
  ];
  expect(maisCompridas(linhas)).toEqual([1, 2]);
});

test('finds the largest price too: R$ 1.000,00 is longer than R$ 12,34, and its number is shorter', () => {
  expect(maisCompridas([[5], [12.34], [1000], [2.5]]).sort()).toEqual([1, 2]);
  // A debt of R$ −20.000,00.
  expect(maisCompridas([[12.345678], [-20000], [1000]]).sort()).toEqual([0, 1]);
});

test('a row that is the longest in several columns is there once, and an empty column has none', () => {
  expect(
    maisCompridas([
      ['A', 1, null],
      ['ABC', 250, null],
    ]),
  ).toEqual([1]);
  expect(maisCompridas([])).toEqual([]);
});
