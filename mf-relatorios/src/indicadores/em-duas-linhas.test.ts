import { emDuasLinhas } from './em-duas-linhas.js';

test.each([
  ['fits', 'CRECHE SOL', 'CRECHE SOL'],
  ['breaks after the last word that fits', 'ESCOLA ANA MARIA', 'ESCOLA ANA\nMARIA'],
  ['breaks after a word that fills its line', 'ESCOLA ANAS MARIA', 'ESCOLA ANAS\nMARIA'],
  ['ends with dots where two lines are too few', 'ESCOLA ANA MARIA DE JESUS', 'ESCOLA ANA\nMARIA DE J…'],
  ['has no space before the dots', 'ESCOLA ANA MARIA LIMA JESUS', 'ESCOLA ANA\nMARIA LIMA…'],
  ['breaks a word that is longer than a line', 'DESENVOLVIMENTO', 'DESENVOLVIM\nENTO'],
])('a name of lines of 11 letters %s', (_, nome, linhas) => {
  expect(emDuasLinhas(nome, 11)).toBe(linhas);
});
