import { impedimentoDaDiferenca, impedimentoAoLancar, somaDaContagem, valorDaDiferenca } from './contagens.js';

describe('the worth of a difference', () => {
  test.each([
    // 1.5 × 4.35 = 6.525
    [1.5, '4.35', 6.53],
    [-1.5, '4.35', -6.53],
    [0, '4.35', 0],
    // 0.001 × 4.99 = 0.00499
    [0.001, '4.99', 0],
  ])('%s packages at R$ %s are R$ %s', (diferenca, preco, valor) => {
    expect(valorDaDiferenca(diferenca, preco)?.toNumber()).toBeCloseTo(valor, 10);
  });

  test('a lot without a price has none: it is not zero', () => {
    expect(valorDaDiferenca(2, null)).toBeNull();
  });
});

test('the sum separates surplus, shortage and lots without a price, and leaves out reversed ones', () => {
  const { sobra, falta, valor, ...soma } = somaDaContagem([
    { diferenca: 2, valor: 10.1 },
    { diferenca: -1, valor: -4.35 },
    { diferenca: -3, valor: -30 },
    { diferenca: -1, valor: null },
    { diferenca: 0, valor: 0 },
    { diferenca: 0, valor: null },
    { diferenca: -9, valor: -99, estorno: {} },
  ]);
  expect(soma).toEqual({ comDiferenca: 4, semPreco: 1 });
  expect([sobra, falta, valor].map(Number)).toEqual([10.1, 34.35, -24.25]);
});

describe('a difference that cannot be booked', () => {
  const lote = { numero: 'A-1', bloqueado: false, excluido: false };

  test.each([
    ['it leaves exactly nothing', -5, 5, null],
    ['it adds to an empty lot', 3, 0, null],
    ['exits left too little', -5.5, 5, 'O lote A-1 tem 5 agora, e a contagem tiraria 5,5. Conte o lote de novo.'],
  ])('%s', (_nome, diferenca, saldo, frase) => {
    expect(impedimentoDaDiferenca({ ...lote, diferenca, saldo })).toBe(frase);
  });

  test('a blocked lot leaves only as a recall; it may gain, or agree', () => {
    const bloqueado = { ...lote, bloqueado: true, saldo: 10 };
    expect(impedimentoDaDiferenca({ ...bloqueado, diferenca: -1 })).toBe(
      'O lote A-1 está bloqueado: só sai como recolhimento.',
    );
    expect(impedimentoDaDiferenca({ ...bloqueado, diferenca: 0 })).toBeNull();
    expect(impedimentoDaDiferenca({ ...bloqueado, diferenca: 1 })).toBeNull();
  });

  test('a deleted lot gets no difference, not even none', () => {
    expect(impedimentoDaDiferenca({ ...lote, excluido: true, diferenca: 0, saldo: 0 })).toBe(
      'O lote A-1 foi excluído do estoque depois de contado. Limpe a contagem dele.',
    );
  });
});

test.each([
  [0, false, false, 'Conte ao menos um lote antes de lançar.'],
  [3, false, true, null],
  [3, true, false, null],
  [3, true, true, 'Esta contagem deve ser lançada por outra pessoa: quem contou não pode lançá-la.'],
])('%s counted, another confirms: %s, the user counted: %s', (contados, outraPessoaConfirma, contou, frase) => {
  expect(impedimentoAoLancar({ contados, outraPessoaConfirma, contou })).toBe(frase);
});
