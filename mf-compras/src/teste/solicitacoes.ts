import type { Solicitacao } from '@merenda/shared/contratos';

const produto = (id: number, nome: string, medidaReal: number) => ({
  id,
  nome,
  unidadeProduto: 'PACOTE',
  medidaReal,
  unidadeMedida: 'KG',
  item: { id, nome, itemProdutoTipo: 'ALIMENTO' as const },
});

/** Of 10 packages of rice at R$ 10.00, 6 are open; of beans, 3 at R$ 5.00. */
export const umaSolicitacao = (): Solicitacao => ({
  id: 2,
  numero: '12/2026',
  temRecebimentos: true,
  recebimentoComecado: false,
  dataSolicitacao: '02/03/2026',
  status: 'ENVIADA',
  valor: 115,
  versao: 3,
  motivo: null,
  notaFiscal: null,
  categorias: [],
  aquisicao: { id: 9, numero: 'PE 1', ano: 2026, aquisicaoTipo: 'LICITACAO', modalidadeLicitacao: 'PREGAO' },
  propostaVencedora: { id: 1, numeroContrato: 'CT 7' },
  fornecedor: { id: 1, fornecedorTipo: 'JURIDICO', nome: 'CEREALISTA', agriculturaFamiliar: false },
  unidadeEducacional: { id: 1, nome: 'ESCOLA SOL' },
  itens: [
    {
      id: 70,
      produto: produto(5, 'ARROZ 5 KG', 5),
      quantidade: 10,
      quantidadeRecebida: 4,
      temperaturaMinima: null,
      temperaturaMaxima: null,
      unidade: 'PACOTE',
      precoUnidade: 10,
      valorItem: 100,
    },
    {
      id: 71,
      produto: produto(6, 'FEIJÃO', 1),
      quantidade: 3,
      quantidadeRecebida: 0,
      temperaturaMinima: null,
      temperaturaMaxima: null,
      unidade: 'PACOTE',
      precoUnidade: 5,
      valorItem: 15,
    },
  ],
});

/** The server before a receipt is begun: it keeps every draft of the request. */
export const SEM_RASCUNHO = {
  'GET /solicitacoes/2/rascunho': undefined,
  'DELETE /solicitacoes/2/rascunho': undefined,
  'PUT /solicitacoes/2/rascunho': { id: 1, autor: null, quando: '20/11/2026 10:42' },
};
