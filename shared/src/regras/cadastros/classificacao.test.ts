import { violacoesDaClassificacao } from './classificacao.js';

test('a fruit says in which form it is; other groups and items that are no food have none', () => {
  expect(violacoesDaClassificacao({ grupo: 'FRUTA', formaDaFruta: null })).toEqual([
    { campo: 'formaDaFruta', mensagem: 'Informe se a fruta é in natura, suco ou processada.' },
  ]);
  expect(violacoesDaClassificacao({ grupo: 'FRUTA', formaDaFruta: 'SUCO' })).toEqual([]);
  expect(violacoesDaClassificacao({ grupo: 'HORTALICA' })).toEqual([]);
  expect(violacoesDaClassificacao({ itemProdutoTipo: 'LIMPEZA', grupo: 'FRUTA' })).toEqual([]);
});
