import { violacoesDaCategoria } from './itens.js';

it('requires a category only for a food', () => {
  expect(violacoesDaCategoria({ itemProdutoTipo: 'ALIMENTO', categoria: 'GRAOS' })).toEqual([]);
  expect(violacoesDaCategoria({ itemProdutoTipo: 'ALIMENTO', categoria: '' })).toEqual([
    { campo: 'categoria', mensagem: 'Informe a categoria do alimento.' },
  ]);
  expect(violacoesDaCategoria({ itemProdutoTipo: 'LIMPEZA' })).toEqual([]);
});
