import { ibgeValido, limparIbge } from './ibge.js';

test.each([
  ['São Paulo', '3550308'],
  ['Rio de Janeiro', '3304557'],
  ['Brasília', '5300108'],
  ['Belo Horizonte', '3106200'],
  ['Goiânia', '5208707'],
  ['Bom Princípio do Piauí, which the rule does not fit', '2201919'],
  ['Buritinópolis, which the rule does not fit', '5203962'],
])('%s: %s', (_nome, codigo) => {
  expect(ibgeValido(codigo)).toBe(true);
});

test.each([
  ['another check digit', '3550309'],
  ['two digits changed over', '3505308'],
  ['six digits', '355030'],
  ['eight digits', '35503080'],
  ['no state begins with 6', '6550305'],
  ['the digit that the rule would make for Buritinópolis', '5203963'],
  ['letters', '35503O8'],
])('%s is refused: %s', (_nome, codigo) => {
  expect(ibgeValido(codigo)).toBe(false);
});

test('only digits are kept', () => {
  expect(limparIbge(' 355.030-8 ')).toBe('3550308');
});
