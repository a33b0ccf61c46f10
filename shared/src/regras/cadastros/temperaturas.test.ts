import { lerTemperatura } from '../../formatos/leitura.js';
import {
  descreverLimites,
  descreverMedida,
  ladoForaDoLimite,
  violacoesDosLimitesDeTemperatura,
  type LimitesDeTemperatura,
} from './temperaturas.js';

const CONGELADO = { temperaturaMinima: -25, temperaturaMaxima: -12 };
const ATE_4 = { temperaturaMinima: null, temperaturaMaxima: 4 };
const DESDE_0 = { temperaturaMinima: 0, temperaturaMaxima: null };
const LIVRE = { temperaturaMinima: null, temperaturaMaxima: null };

it.each<[LimitesDeTemperatura, boolean]>([
  [CONGELADO, true],
  [{ temperaturaMinima: 4, temperaturaMaxima: 4 }, true],
  [{ temperaturaMinima: 0.1, temperaturaMaxima: 0 }, false],
  [{ temperaturaMinima: 7 }, true],
  // Only one limit, on either side of zero.
  [{ temperaturaMinima: 7, temperaturaMaxima: null }, true],
  [{ temperaturaMinima: null, temperaturaMaxima: -18 }, true],
  [LIVRE, true],
])('the limits %j are accepted: %s', (limites, aceitos) =>
  expect(violacoesDosLimitesDeTemperatura(limites)).toEqual(
    aceitos ? [] : [{ campo: 'temperaturaMaxima', mensagem: 'A temperatura máxima não pode ser menor que a mínima.' }],
  ),
);

it.each<[number | null, LimitesDeTemperatura, ReturnType<typeof ladoForaDoLimite>]>([
  [-12, CONGELADO, null],
  [-11.9, CONGELADO, 'acima'],
  [-25, CONGELADO, null],
  [-25.1, CONGELADO, 'abaixo'],
  [4.1, ATE_4, 'acima'],
  [-40, ATE_4, null],
  [-0.1, DESDE_0, 'abaixo'],
  [60, DESDE_0, null],
  [90, LIVRE, null],
  [null, CONGELADO, null],
])('%s °C against %j is %s', (temperatura, limites, lado) => expect(ladoForaDoLimite(temperatura, limites)).toBe(lado));

it('the sentence has the limits and the measured temperature', () => {
  expect([CONGELADO, ATE_4, DESDE_0, LIVRE].map(descreverLimites)).toEqual([
    'de -25 °C a -12 °C',
    'até 4 °C',
    'a partir de 0 °C',
    null,
  ]);
  expect(descreverMedida(7, ATE_4)).toBe('7 °C (acima do limite: até 4 °C)');
  expect(descreverMedida(3.5, ATE_4)).toBe('3,5 °C (limite: até 4 °C)');
  expect(descreverMedida(3, LIVRE)).toBe('3 °C');
});

it('a temperature is read with its sign', () => {
  expect(['-12,5', '−18', '– 2', '4', ''].map(lerTemperatura)).toEqual([-12.5, -18, -2, 4, null]);
  const recusadas = ['-', '--2', '-1,25', '12.5'].map(lerTemperatura);
  expect(recusadas).toMatchObject([
    { erro: 'Digite só números, com vírgula para os decimais.' },
    { erro: 'Não use sinal: o valor não pode ser negativo.' },
    { erro: 'Use no máximo uma casa decimal.' },
    { erro: 'Use vírgula para os decimais: 12,5' },
  ]);
});
