import Decimal from 'decimal.js';
import fc from 'fast-check';
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
  [999.9996, '1.000'],
  [-1234567.25, '-1.234.567,25'],
  ['-0.0001', '-0'],
  [1e21, '1.000.000.000.000.000.000.000'],
  [4e-7, '0'],
])('quantity %s is %s', (valor, mostrado) => expect(formatarQuantidade(valor)).toBe(mostrado));

it('writes every number as the browser does in Portuguese', () => {
  const numero = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.double({ min: -1e7, max: 1e7, noNaN: true }),
    fc.integer().map((n) => n / 1000),
    fc
      .bigInt({ min: -(10n ** 30n), max: 10n ** 30n })
      .map((n) => `${n}.${'0'.repeat(Number((n < 0n ? -n : n) % 5n))}5`),
  );
  fc.assert(
    fc.property(numero, fc.integer({ min: 0, max: 8 }), (valor, casas) => {
      const texto = String(valor) as `${number}`;
      const intl = (opcoes: Intl.NumberFormatOptions) =>
        new Intl.NumberFormat('pt-BR', opcoes).format(texto).replaceAll('\u00A0', ' ');
      expect(formatarQuantidade(valor, casas)).toBe(intl({ maximumFractionDigits: casas }));
      expect(formatarMoeda(valor)).toBe(intl({ style: 'currency', currency: 'BRL' }));
      expect(formatarNutriente(valor)).toBe(intl({ minimumFractionDigits: 2, maximumFractionDigits: 2 }));
    }),
  );
});

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
