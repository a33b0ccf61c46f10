import { recusaKit, recusaMovimentacao, recusaPerda, recusaSaida } from './limites-de-estoque.js';

it.each([
  ['1', '30.000', null],
  ['30', '30.000', null],
  ['30.001', '30.000', 'A quantidade passa do saldo do lote (30).'],
  ['0.999', '30.000', 'A quantidade mínima é 1.'],
  ['-1', '30.000', 'A quantidade mínima é 1.'],
  ['0.5', '0.500', null],
  ['0.4', '0.500', 'A quantidade mínima é 0,5.'],
  ['1', '0.500', 'A quantidade passa do saldo do lote (0,5).'],
  ['1', '0.000', 'Não há saldo para dar saída.'],
])('exit of %s from %s: %s', (quantidade, saldo, recusa) => expect(recusaSaida(quantidade, saldo)).toBe(recusa));

it('moves more than nothing and not more than was selected', () => {
  expect(recusaMovimentacao('0.001', 5)).toBeNull();
  expect(recusaMovimentacao(5, '5.000')).toBeNull();
  expect(recusaMovimentacao(0, 5)).toBe('A quantidade deve ser maior que zero.');
  expect(recusaMovimentacao('5.001', '1234.5')).toBeNull();
  expect(recusaMovimentacao('1234.501', '1234.5')).toBe('A quantidade passa da disponível na origem (1.234,5).');
});

it('loses at most what was sent', () => {
  expect(recusaPerda(0, 5)).toBeNull();
  expect(recusaPerda(5, 5)).toBeNull();
  expect(recusaPerda('-1', 5)).toBe('A quantidade não pode ser negativa.');
  expect(recusaPerda(6, 5)).toBe('A quantidade passa da enviada (5).');
});

it('gives all students of a class their kit within the stock', () => {
  expect(recusaKit(2, 60, 30)).toBeNull();
  expect(recusaKit(2, 59, 30)).toBe('A quantidade passa do estoque do produto (59).');
  expect(recusaKit('0.1', '3', 30)).toBeNull(); // 0.1 × 30 is 3, not 3.0000000000000004
  expect(recusaKit(0, 5)).toBe('A quantidade deve ser maior que zero.');
});
