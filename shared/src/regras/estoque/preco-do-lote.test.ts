import { escreverSomaDosLotes, escreverValorDoLote, precoEstimado, violacoesDoPrecoDoLote } from './preco-do-lote.js';

test('only a price given for the lot itself is no estimate', () => {
  expect((['RECEBIMENTO', 'ADICAO', 'CONTRATO', 'ULTIMA_COMPRA', null] as const).map(precoEstimado)).toEqual([
    false,
    false,
    true,
    true,
    false,
  ]);
});

test('a value that is only estimated is marked, and a lot without a price is not worth R$ 0,00', () => {
  expect(escreverValorDoLote({ valor: 27.5, origemPreco: 'RECEBIMENTO' })).toBe('R$ 27,50');
  expect(escreverValorDoLote({ valor: 27.5, origemPreco: 'CONTRATO' })).toBe('R$ 27,50 (estimado)');
  expect(escreverValorDoLote({ valor: null, origemPreco: null })).toBe('Sem preço');
});

test('a sum of lots is without a price only where none of them has one', () => {
  expect(escreverSomaDosLotes(0, { lotes: 2, semPreco: 2 })).toBe('Sem preço');
  expect(escreverSomaDosLotes(3, { lotes: 2, semPreco: 1 })).toBe('R$ 3,00');
  expect(escreverSomaDosLotes(0, { lotes: 0, semPreco: 0 })).toBe('R$ 0,00');
});

test('a price needs a quantity that it belongs to', () => {
  const frase = 'Informe a quantidade: sem ela o preço não é guardado.';
  expect(violacoesDoPrecoDoLote({ quantidade: 0, precoUnidade: 5 })).toEqual([
    { campo: 'precoUnidade', mensagem: frase },
  ]);
  expect(violacoesDoPrecoDoLote({ quantidade: 0, precoUnidade: null })).toEqual([]);
  expect(violacoesDoPrecoDoLote({ quantidade: 1, precoUnidade: 5 })).toEqual([]);
});
