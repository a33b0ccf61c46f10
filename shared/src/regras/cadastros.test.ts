import { LIMITES } from '../contratos/limites.js';
import {
  violacoesDaCategoria,
  violacoesDaConfirmacao,
  violacoesDaSenha,
  violacoesDoDestino,
  violacoesDoLogin,
  violacoesDoTamanho,
} from './cadastros.js';

it('requires a category only for a food', () => {
  expect(violacoesDaCategoria({ itemProdutoTipo: 'ALIMENTO', categoria: 'GRAOS' })).toEqual([]);
  expect(violacoesDaCategoria({ itemProdutoTipo: 'ALIMENTO', categoria: '' })).toHaveLength(1);
  expect(violacoesDaCategoria({ itemProdutoTipo: 'LIMPEZA' })).toEqual([]);
});

it('accepts a login of one word, ignoring outer spaces', () => {
  expect(violacoesDoLogin(' ana ')).toEqual([]);
  expect(violacoesDoLogin('ana maria')).toHaveLength(1);
});

it('refuses a password that is one character short, not an empty one', () => {
  expect(violacoesDaSenha('x'.repeat(LIMITES.senhaMinima))).toEqual([]);
  expect(violacoesDaSenha('x'.repeat(LIMITES.senhaMinima - 1))).toHaveLength(1);
  expect(violacoesDaSenha('')).toEqual([]);
});

it('accepts a picture of the maximum size, and not one byte more', () => {
  expect(violacoesDoTamanho(LIMITES.imagemBytes)).toEqual([]);
  expect(violacoesDoTamanho(LIMITES.imagemBytes + 1)).toHaveLength(1);
});

it('moves goods only to another stock', () => {
  expect(violacoesDoDestino(1, 2)).toEqual([]);
  expect(violacoesDoDestino(1, undefined)).toEqual([]);
  expect(violacoesDoDestino(undefined, undefined)).toEqual([]);
  expect(violacoesDoDestino(1, 1)).toHaveLength(1);
});

test('a password and its confirmation are alike', () => {
  expect(violacoesDaConfirmacao({ senha: 'uma senha nova', confirmacao: 'uma senha nova' })).toEqual([]);
  expect(violacoesDaConfirmacao({ senha: undefined, confirmacao: '' })).toEqual([]);
  const diferente = [{ campo: 'confirmacao', mensagem: 'Senhas não correspondem!' }];
  expect(violacoesDaConfirmacao({ senha: 'uma senha nova', confirmacao: 'uma senha novA' })).toEqual(diferente);
  expect(violacoesDaConfirmacao({ senha: 'uma senha nova' })).toEqual(diferente);
  expect(violacoesDaConfirmacao({ confirmacao: 'uma senha nova' })).toEqual(diferente);
});
