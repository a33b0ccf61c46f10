import { expect, test } from '@jest/globals';
import { lerTermo } from './termo.js';

test('a name has words, without accents and case; a word may be a lot, a sentence is none', () => {
  expect(lerTermo(' Feijão  PRETO ')).toEqual({ texto: 'feijao preto', palavras: ['feijao', 'preto'] });
  expect(lerTermo('Açúcar').lote).toBe('acucar');
  expect(lerTermo('a').lote).toBeUndefined();
});

test.each([
  ['529.982', '529982'],
  ['12.345.678/0001-9', '1234567800019'],
  ['12.abc.345', '12ABC345'],
  ['12', undefined],
  ['abc123', undefined],
])('the beginning of a document: %s', (termo, documento) => {
  expect(lerTermo(termo).documento).toBe(documento);
});

test.each([
  ['12', { numero: '12', ano: '' }],
  ['12/', { numero: '12', ano: '' }],
  ['12/20', { numero: '12', ano: '20' }],
  ['012/2026', { numero: '12', ano: '2026' }],
  ['12/2026/1', undefined],
  ['1234567890', undefined],
  ['arroz', undefined],
])('the beginning of the number of a request or a contract: %s', (termo, numerado) => {
  expect(lerTermo(termo).numerado).toEqual(numerado);
});

test('only the first eight of many words are searched', () => {
  expect(lerTermo('a b c d e f g h i j').palavras).toEqual([...'abcdefgh']);
});
