import { arredondar, decimal, semResiduo, somar } from './decimal.js';

it('computes with 80 significant digits, and rounds their last one half up', () => {
  expect(decimal(1).div(3).toString()).toBe(`0.${'3'.repeat(80)}`);
  expect(decimal(2).div(3).toString()).toBe(`0.${'6'.repeat(79)}7`);
});

it('writes numbers of up to 40 digits without an exponent', () => {
  expect(decimal('1e-39').toString()).toBe(`0.${'0'.repeat(38)}1`);
  expect(decimal('1e-40').toString()).toBe('1e-40');
  expect(decimal('1e39').toString()).toBe(`1${'0'.repeat(39)}`);
  expect(decimal('1e40').toString()).toBe('1e+40');
});

it('removes what divisions leave beyond the fortieth digit', () => {
  expect(semResiduo(decimal(1).div(3)).toString()).toBe(`0.${'3'.repeat(40)}`);
  expect(semResiduo(decimal(1).div(3).times(3)).toString()).toBe('1');
});

it('rounds half up, away from zero, also after a residue', () => {
  expect(arredondar('0.125', 2).toString()).toBe('0.13');
  expect(arredondar('0.124999', 2).toString()).toBe('0.12');
  expect(arredondar('-0.125', 2).toString()).toBe('-0.13');
  // 1/3 + 1/6 is a half, and not 0.4999…
  expect(arredondar(decimal(1).div(3).plus(decimal(1).div(6)), 0).toString()).toBe('1');
});

it('adds numbers, texts and decimals exactly; nothing is zero', () => {
  expect(somar([0.1, '0.2', decimal('0.3')]).toString()).toBe('0.6');
  expect(somar([]).toString()).toBe('0');
});
