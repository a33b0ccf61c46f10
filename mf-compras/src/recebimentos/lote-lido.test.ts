import type { ProdutoLote } from '@merenda/shared/contratos';
import { umaSolicitacao } from '../teste/solicitacoes.js';
import { emBranco } from './rascunho.js';
import { comLoteLido, recusaDoLote } from './lote-lido.js';

const SOLICITACAO = umaSolicitacao();
const [ITEM] = SOLICITACAO.itens;
const lido = (numero: string, produto = ITEM!.produto.id): ProdutoLote => ({
  id: 1,
  numero,
  dataFabricacao: '01/02/2026',
  dataValidade: '01/02/2027',
  produto: { ...ITEM!.produto, id: produto, unidadeMedida: 'KG' },
});

test('a label fills the first line without a number and keeps its quantity; the next one makes a line', () => {
  const datas = { dataFabricacao: '01/02/2026', dataValidade: '01/02/2027' };
  const primeiro = comLoteLido(emBranco(SOLICITACAO).produtos, lido('A1')).produtos;
  expect(primeiro).toEqual({ 5: { chegou: true, lotes: [{ quantidade: 6, lote: 'A1', ...datas }] } });
  expect(comLoteLido(primeiro, lido('B2')).produtos[5]?.lotes).toEqual([
    { quantidade: 6, lote: 'A1', ...datas },
    { lote: 'B2', ...datas },
  ]);
});

test('a lot that is in the list, and a product of which nothing is open, are refused', () => {
  const { produtos } = comLoteLido({}, lido('A1'));
  expect(recusaDoLote(SOLICITACAO, produtos, lido('A1'))).toBe('Este lote já está na lista.');
  expect(recusaDoLote(SOLICITACAO, produtos, lido('B2'))).toBeNull();
  expect(recusaDoLote(SOLICITACAO, produtos, lido('A1', 99))).toBe('Este produto já foi todo recebido.');
});
