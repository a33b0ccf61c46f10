import { violacoesDaMovimentacao, violacoesDaPerda, violacoesDaSaida, violacoesDoKit } from './limites-de-estoque.js';

const naQuantidade = (mensagem: string) => [{ campo: 'quantidade', mensagem }];

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
  // All of a balance may have more decimals than what people type; less than it may not.
  ['0.99958', '0.999580', null],
  ['0.999', '0.999580', 'A quantidade mínima é 0,99958.'],
  ['1.123456', '1.123456', null],
  ['1.12345', '1.123456', 'Use no máximo 3 casas decimais. Só a quantidade inteira do lote pode ter mais.'],
])('exit of %s from %s: %s', (quantidade, saldo, frase) =>
  expect(violacoesDaSaida(quantidade, saldo)).toEqual(frase === null ? [] : naQuantidade(frase)),
);

it('moves more than zero and not more than was selected', () => {
  expect(violacoesDaMovimentacao('0.001', 5)).toEqual([]);
  expect(violacoesDaMovimentacao(5, '5.000')).toEqual([]);
  expect(violacoesDaMovimentacao(0, 5)).toEqual(naQuantidade('A quantidade deve ser maior que zero.'));
  expect(violacoesDaMovimentacao('5.001', '1234.5')).toEqual([]);
  expect(violacoesDaMovimentacao('1234.501', '1234.5')).toEqual(
    naQuantidade('A quantidade passa da disponível na origem (1.234,5).'),
  );
});

it('moves, and loses, with three decimals or all that there is', () => {
  const imprecisa = naQuantidade('Use no máximo 3 casas decimais. Só a quantidade inteira do lote pode ter mais.');
  for (const violacoes of [violacoesDaMovimentacao, violacoesDaPerda]) {
    expect(violacoes('0.99958', '0.999580')).toEqual([]);
    expect(violacoes('0.999', '0.999580')).toEqual([]);
    expect(violacoes('0.9995', '0.999580')).toEqual(imprecisa);
  }
});

it('loses at most the sent quantity', () => {
  expect(violacoesDaPerda(0, 5)).toEqual([]);
  expect(violacoesDaPerda(5, 5)).toEqual([]);
  expect(violacoesDaPerda('-1', 5)).toEqual(naQuantidade('A quantidade não pode ser negativa.'));
  expect(violacoesDaPerda(6, 5)).toEqual(naQuantidade('A quantidade passa da enviada (5).'));
});

it('gives all students of a class their kit within the stock', () => {
  expect(violacoesDoKit(2, 60, 30)).toEqual([]);
  expect(violacoesDoKit(2, 59, 30)).toEqual(naQuantidade('A quantidade passa do estoque do produto (59).'));
  expect(violacoesDoKit('0.1', '3', 30)).toEqual([]); // 0.1 × 30 is 3, not 3.0000000000000004
  // For one student, if none are named.
  expect(violacoesDoKit(5, 5)).toEqual([]);
  expect(violacoesDoKit('5.001', 5)).toHaveLength(1);
  expect(violacoesDoKit(0, 5)).toEqual(naQuantidade('A quantidade deve ser maior que zero.'));
});
