import Decimal from 'decimal.js';
import fc from 'fast-check';
import { formatarMoeda, formatarNutriente, formatarPercentual, formatarQuantidade, lerMoeda, lerQuantidade, mascararMoeda } from './numeros.js';
import { chaveCidade, compararTextos, paraBusca } from './textos.js';

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

it.each([
  ['1.234,5', 1234.5],
  ['1.234', 1234],
  ['1234', 1234],
  ['0,001', 0.001],
  ['1.5', 1.5],
  [' 12 ', 12],
  ['-3', -3],
  ['1.23,4', null],
  ['1,2,3', null],
  ['', null],
  ['dez', null],
  ['1e3', null],
])('%p typed is %p', (digitado, valor) => expect(lerQuantidade(digitado)).toBe(valor));

it('reads back what it writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }), (milesimos) => {
      const valor = milesimos / 1000;
      expect(lerQuantidade(formatarQuantidade(valor))).toBe(valor === 0 ? 0 : valor);
    }),
  );
  fc.assert(fc.property(fc.nat(99_999_999_999), (centavos) => expect(lerMoeda(formatarMoeda(centavos / 100))).toBe(centavos / 100)));
});

it('masks currency from the cents up', () => {
  expect(['', '0', '5', '12', '123', '1234', '123456'].map(mascararMoeda)).toEqual(['', 'R$ 0,00', 'R$ 0,05', 'R$ 0,12', 'R$ 1,23', 'R$ 12,34', 'R$ 1.234,56']);
  expect(mascararMoeda('R$ 12,345')).toBe('R$ 123,45');
  expect(mascararMoeda('R$ 12,3')).toBe('R$ 1,23');
});

it('searches without accents and sorts with them', () => {
  expect(paraBusca(' Feijão  PRETO ')).toBe('feijao preto');
  expect(['Óleo', 'Zinco', 'ovo 10', 'ovo 9', 'Abóbora'].sort(compararTextos)).toEqual(['Abóbora', 'Óleo', 'ovo 9', 'ovo 10', 'Zinco']);
  expect(chaveCidade('São_João del Rei')).toBe('saojoaodelrei');
});
