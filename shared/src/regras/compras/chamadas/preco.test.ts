import { mediaDasCotacoes, precoDaChamada, recusaDaPesquisa } from './preco.js';

const NADA = { frete: 0, embalagem: 0, encargos: 0 };
const cotacoes = (...valores: number[]) => valores.map((valor) => ({ valor }));

test('beans of R$ 6.80, 7.20 and 7.00 with a freight of R$ 0.40 cost R$ 7.40 in the call', () => {
  const feijao = cotacoes(6.8, 7.2, 7);
  expect(mediaDasCotacoes(feijao)?.toFixed(2)).toBe('7.00');
  expect(precoDaChamada(feijao, { ...NADA, frete: 0.4 })?.toFixed(2)).toBe('7.40');
});

test('the price adds to the unrounded mean: 10.00, 10.00 and 10.01 with R$ 0.002 of packaging', () => {
  // 10.00333… + 0.002 is 10.005333…, half up 10.01; the rounded mean would give 10.00.
  expect(precoDaChamada(cotacoes(10, 10, 10.01), { ...NADA, embalagem: 0.002 })?.toFixed(2)).toBe('10.01');
});

test('packaging and charges are added as the freight is', () => {
  expect(precoDaChamada(cotacoes(1, 1, 1), { frete: 0.1, embalagem: 0.2, encargos: 0.3 })?.toFixed(2)).toBe('1.60');
});

test('two quotes give a mean but no price, and the refusal counts them', () => {
  expect(mediaDasCotacoes(cotacoes(1, 2))?.toFixed(2)).toBe('1.50');
  expect(precoDaChamada(cotacoes(1, 2), NADA)).toBeNull();
  expect(mediaDasCotacoes([])).toBeNull();
  expect(recusaDaPesquisa('FEIJÃO 1 KG', cotacoes(1, 2))).toBe(
    'A pesquisa de preços de FEIJÃO 1 KG tem 2 cotações: são necessárias ao menos 3.',
  );
  expect(recusaDaPesquisa('FEIJÃO 1 KG', cotacoes(1))).toContain('tem 1 cotação:');
  expect(recusaDaPesquisa('FEIJÃO 1 KG', cotacoes(1, 2, 3))).toBeNull();
});
