import { violacoesDasPropostas } from './propostas.js';

it('refuses the second proposal of a supplier and the second mention of a product', () => {
  const itens = [{ produto: 1 }, { produto: 2 }];
  expect(
    violacoesDasPropostas([
      { fornecedor: 7, itens },
      { fornecedor: 8, itens },
    ]),
  ).toEqual([]);
  expect(
    violacoesDasPropostas([
      { fornecedor: 7, itens: [{ produto: 1 }, { produto: 2 }, { produto: 1 }] },
      { fornecedor: 7, itens: [] },
    ]),
  ).toEqual([
    { campo: '0.itens.2.produto', mensagem: 'Este produto já está na proposta.' },
    { campo: '1.fornecedor', mensagem: 'Este fornecedor já tem uma proposta nesta aquisição.' },
  ]);
});

it('does not count rows that are not filled yet', () => {
  const vazia = { fornecedor: null, itens: [{ produto: null }, { produto: null }] };
  expect(violacoesDasPropostas([vazia, vazia])).toEqual([]);
});
