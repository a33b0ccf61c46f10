import { posicoesRepetidas } from './repetidos.js';

test('entries that repeat an earlier one are found, blank ones are not', () => {
  expect(posicoesRepetidas(['SEGUNDA', 'TERCA', 'SEGUNDA', null, undefined, null, 'SEGUNDA'])).toEqual([2, 6]);
  expect(posicoesRepetidas([])).toEqual([]);
});
