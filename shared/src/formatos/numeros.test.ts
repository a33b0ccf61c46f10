import Decimal from 'decimal.js';
import { formatarMoeda, formatarNutriente, formatarPercentual, formatarQuantidade, semMilhares } from './numeros.js';
import { compararTextos, paraBusca } from './textos.js';

it.each([
  [1234.5, 'R$ 1.234,50'],
  ['999999999.99', 'R$ 999.999.999,99'],
  [0, 'R$ 0,00'],
  [-3.1, '-R$ 3,10'],
  [new Decimal('1.005'), 'R$ 1,01'],
  [1.005, 'R$ 1,01'],
])('money %s is %s', (valor, mostrado) => expect(formatarMoeda(valor)).toBe(mostrado));

it.each([
  ['20.000', '20'],
  [1234.5, '1.234,5'],
  [0.001, '0,001'],
  ['0.0005', '0,001'],
])('quantity %s is %s', (valor, mostrado) => expect(formatarQuantidade(valor)).toBe(mostrado));

it('writes nutrients with two places and percents with at most two', () => {
  expect(formatarNutriente('2.5')).toBe('2,50');
  expect(formatarPercentual(12.5)).toBe('12,5%');
  expect(formatarPercentual(25)).toBe('25%');
});

it('is edited without the dots of its thousands', () => {
  expect(semMilhares(formatarMoeda(1234567.5))).toBe('R$ 1234567,50');
});

it('searches without accents and sorts with them', () => {
  expect(paraBusca(' Feijão  PRETO ')).toBe('feijao preto');
  expect(['Óleo', 'Zinco', 'ovo 10', 'ovo 9', 'Abóbora'].sort(compararTextos)).toEqual([
    'Abóbora',
    'Óleo',
    'ovo 9',
    'ovo 10',
    'Zinco',
  ]);
});
