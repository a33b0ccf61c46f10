import { contarLinhas } from './linhas.js';

test('a row is counted as one', () => {
  expect([contarLinhas(1), contarLinhas(1200)]).toEqual(['1 linha', '1.200 linhas']);
});
