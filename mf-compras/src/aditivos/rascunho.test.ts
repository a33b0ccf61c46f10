import type { ItemComSaldo } from '@merenda/shared/contratos';
import { linhasDoAditivo } from './rascunho.js';

const ARROZ: ItemComSaldo = {
  id: 70,
  produto: {
    id: 5,
    nome: 'ARROZ 5 KG',
    unidadeProduto: 'PACOTE',
    medidaReal: 5,
    unidadeMedida: 'KG',
    item: { id: 1, nome: 'ARROZ', itemProdutoTipo: 'ALIMENTO' },
  },
  descricao: null,
  quantidade: 10,
  unidadeProduto: 'PACOTE',
  precoUnidade: 10,
  valorItem: 100,
  propostaVencedora: { id: 31, numeroContrato: 'C 1' },
  fornecedor: { id: 3, fornecedorTipo: 'JURIDICO', nome: 'COOPERATIVA', agriculturaFamiliar: false },
  quantidadeAditivada: 0,
  valorAditivado: 0,
  quantidadeSolicitada: 0,
  valorSolicitado: 0,
  quantidadeRecebida: 0,
  quantidadeDisponivel: 10,
};

test('an addendum of value says what it adds to each item in both units, and one of time says nothing', () => {
  const rascunho = { observacao: 'x', itensAditivados: [{ itemProposta: 70, quantidade: 2 }, {}] };
  const linhas = (aditivoTipo: 'VALOR' | 'PRAZO') =>
    linhasDoAditivo({ ...rascunho, aditivoTipo }, [ARROZ], () => 'Pacote');
  expect(linhas('VALOR')).toEqual(['Arroz 5 kg: mais 2 pacotes (10 kg).']);
  expect(linhas('PRAZO')).toEqual([]);
});
