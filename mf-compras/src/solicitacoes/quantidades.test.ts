import fc from 'fast-check';
import { erroDaQuantidade, haRecusa, paraItens, type ItemPedivel } from './quantidades.js';

const produto = {
  id: 1,
  nome: 'ARROZ',
  unidadeProduto: 'KG',
  medidaReal: 1,
  unidadeMedida: 'KG',
  item: { id: 1, nome: 'ARROZ', itemProdutoTipo: 'ALIMENTO' as const },
};
const saldo = { precoUnidade: 1, valorAutorizado: 1000, quantidadeSolicitada: 0, valorSolicitado: 0 };
const item = (disponivel: number, recebida = 0): ItemPedivel => ({
  produto,
  unidadeProduto: 'KG',
  precoUnidade: 1,
  disponivel,
  recebida,
  saldo,
});

test('a quantity passes exactly between the received and the available one, counted in thousandths', () => {
  fc.assert(
    fc.property(fc.nat(50_000), fc.nat(50_000), fc.nat(50_000), (disponivel, recebida, pedida) => {
      const passa = pedida <= disponivel && pedida >= recebida;
      expect(haRecusa([item(disponivel / 1000, recebida / 1000)], { 1: pedida / 1000 })).toBe(!passa);
    }),
  );
});

test('a blank or zero quantity is not requested', () => {
  expect(paraItens([item(10)], { 1: null })).toEqual([]);
  expect(paraItens([item(10)], { 1: 0 })).toEqual([]);
  expect(paraItens([item(10)], { 1: 2.5 })).toEqual([{ produto: { id: 1 }, quantidade: 2.5 }]);
});

test.each([undefined, true])('a text that is no number holds the request back, still being typed: %p', (emCurso) => {
  const quantidade = { digitado: '2.5', erro: 'Use vírgula para os decimais: 2,5', emCurso };
  expect(haRecusa([item(10)], { 1: quantidade })).toBe(true);
  expect(paraItens([item(10)], { 1: quantidade })).toEqual([]);
  expect(erroDaQuantidade(item(10), quantidade)).toBe(emCurso ? null : 'Use vírgula para os decimais: 2,5');
});
