import type { Solicitacao } from '@merenda/shared/contratos';
import type { RascunhoRecebimento } from './digitado.js';
import { umaRegraPnae } from '../teste/regras-pnae.js';
import { emBranco, paraCorpo, prazosCurtos } from './rascunho.js';

const item = (
  id: number,
  nome: string,
  quantidade: number,
  quantidadeRecebida = 0,
  itemProdutoTipo: 'ALIMENTO' | 'LIMPEZA' = 'ALIMENTO',
) => ({
  id: id * 10,
  produto: { id, nome, unidadeProduto: 'KG', medidaReal: 1, unidadeMedida: 'KG', item: { id, nome, itemProdutoTipo } },
  quantidade,
  quantidadeRecebida,
  unidade: 'KG',
  precoUnidade: 1,
  valorItem: quantidade,
  temperaturaMinima: null,
  temperaturaMaxima: null,
});
const solicitacao = (agriculturaFamiliar = false): Solicitacao => ({
  id: 1,
  numero: '1/2026',
  temRecebimentos: true,
  recebimentoComecado: false,
  dataSolicitacao: '01/03/2026',
  status: 'ENVIADA',
  valor: 0,
  versao: 4,
  motivo: null,
  notaFiscal: null,
  categorias: [],
  aquisicao: { id: 1, numero: 'N', ano: 2026, aquisicaoTipo: 'CHAMADA', modalidadeLicitacao: null },
  propostaVencedora: { id: 1, numeroContrato: 'C' },
  fornecedor: { id: 1, fornecedorTipo: 'JURIDICO', nome: 'F', agriculturaFamiliar },
  unidadeEducacional: { id: 1, nome: 'E' },
  itens: [item(1, 'ARROZ', 10, 4), item(2, 'FEIJÃO', 5, 5), item(3, 'SABÃO', 2, 0, 'LIMPEZA')],
});
const nota = { numero: '1', dataEmissao: '01/03/2026', dataRecebimento: '11/03/2026', valor: 1 };
/** Made ten days before the receipt: with ten days left it has half of its life, with nine less. */
const lote = (dataValidade: string) => ({ lote: 'L', dataFabricacao: '01/03/2026', dataValidade, quantidade: 1 });
const chegou = (produtos: RascunhoRecebimento['produtos']): RascunhoRecebimento => ({
  notaFiscal: nota,
  observacao: 'o',
  produtos,
});

test('opens with one lot of the open quantity of each incomplete item', () => {
  expect(emBranco(solicitacao()).produtos).toEqual({
    1: { chegou: false, lotes: [{ quantidade: 6 }] },
    3: { chegou: false, lotes: [{ quantidade: 2 }] },
  });
});

test('only checked products are received', () => {
  const corpo = paraCorpo(
    solicitacao(),
    chegou({ 1: { chegou: true, lotes: [lote('21/03/2026')] }, 3: { chegou: false, lotes: [lote('21/03/2026')] } }),
  );
  expect(corpo.produtos).toEqual([{ produto: { id: 1 }, ...lote('21/03/2026') }]);
  expect(corpo.versao).toBe(4);
});

test('warns of less than half of the shelf life, of foods that are not of family farming', () => {
  const com = (validade: string, produto = 1) => chegou({ [produto]: { chegou: true, lotes: [lote(validade)] } });
  const regras = [umaRegraPnae({ vigenteDe: '11/03/2026' })];
  expect(prazosCurtos(solicitacao(), com('21/03/2026'), regras)).toEqual([]);
  expect(prazosCurtos(solicitacao(), com('20/03/2026'), regras)).toEqual(['Arroz']);
  expect(prazosCurtos(solicitacao(true), com('20/03/2026'), regras)).toEqual([]);
  expect(prazosCurtos(solicitacao(), com('20/03/2026', 3), regras)).toEqual([]);
  // The rule begins on the day after the delivery.
  expect(prazosCurtos(solicitacao(), com('20/03/2026'), [umaRegraPnae({ vigenteDe: '12/03/2026' })])).toEqual([]);
});
