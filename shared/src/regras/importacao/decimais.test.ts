import { decimaisDasColunas } from './decimais.js';

const coluna = (...celulas: string[]) =>
  decimaisDasColunas(celulas.map((celula) => ({ celulas: [celula], tipos: celula === '' ? '-' : 't' })))[0];

it.each<[string[], string | null]>([
  // Only a decimal point explains these, so '2.588' beside them is no doubt.
  [['124.13', '2.588'], 'PONTO'],
  [['Proteína', 'Tr', '0.5', '5.204', ''], 'PONTO'],
  [['1,234.5', '12'], 'PONTO'],
  [['R$ 12.50', '1.500'], 'PONTO'],
  [['-18.5 °C'], 'PONTO'],
  [['0.125'], 'PONTO'],
  // Commas are the decimals.
  [['1.500', '2,5'], 'VIRGULA'],
  [['1.234,56'], 'VIRGULA'],
  [['1.234.567'], 'VIRGULA'],
  // Nothing tells.
  [['1.500', '2.588'], 'DUVIDA'],
  [['1.500', '12.5', '2,5'], 'DUVIDA'],
  [['12.5', '2,5'], null],
  [['10', '20', 'Arroz, tipo 1. Cru', ''], null],
])('the column %j is written with %p', (celulas, sinal) => expect(coluna(...celulas)).toBe(sinal));

it('stored numbers say nothing, and each column has its own sign', () =>
  expect(
    decimaisDasColunas([
      { celulas: ['1.5', '1.5', '1,5'], tipos: 'ntt' },
      { celulas: ['', '2.588'], tipos: '-t' },
    ]),
  ).toEqual([null, 'PONTO', 'VIRGULA']));
