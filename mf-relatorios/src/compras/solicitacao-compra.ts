import { api } from '@merenda/shared';
import { ROTULOS_STATUS_COMPRA, ROTULOS_TIPO_AQUISICAO, type RelatorioSolicitacao } from '@merenda/shared/contratos';
import { descreverConteudo, rotuloDaCategoria } from '@merenda/shared/regras';
import { COLUNA_DO_CONTEUDO } from '../convencoes/conteudo.js';
import { lerDescricoes } from '../convencoes/descricoes.js';
import type { DadoDaFolha } from '../folha/folha.js';
import type { Relatorio } from '../folha/relatorio.js';
import { dadosDaUnidade } from '../unidades/dados-da-unidade.js';
import { dadosDoFornecedor } from './dados-do-fornecedor.js';

/** A purchase request as it goes to the supplier: the order to deliver. */
export const solicitacaoCompra: Relatorio = async ({ id = '', signal }) => {
  const [lida, unidade] = await Promise.all([
    api.get('relatorios/solicitacoes/:id', { caminho: { id }, signal }),
    lerDescricoes('unidades-produto', signal),
  ]);
  const { solicitacao } = lida;
  return {
    titulo: tituloDaAutorizacao(lida),
    dados: await dadosDaAutorizacao(lida, signal),
    tabelas: [
      {
        titulo: 'Itens a entregar',
        colunas: [
          { titulo: 'Produto' },
          { titulo: 'Item' },
          { titulo: 'Quantidade', tipo: 'quantidade' },
          { titulo: 'Unidade' },
          COLUNA_DO_CONTEUDO,
          { titulo: 'Preço', tipo: 'moeda' },
          { titulo: 'Valor', tipo: 'moeda' },
        ],
        linhas: solicitacao.itens.map((item) => [
          item.produto.nome,
          item.produto.item.nome,
          item.quantidade,
          unidade(item.unidade),
          descreverConteudo(item.quantidade, item.produto),
          item.precoUnidade,
          item.valorItem,
        ]),
        total: ['Total', null, null, null, null, null, solicitacao.valor],
        vazia: 'Nenhum item.',
      },
    ],
    assinaturas: [
      { papel: 'Ordenador de despesas – autoriza o fornecimento' },
      { papel: 'Fornecedor – recebeu esta autorização' },
    ],
  };
};

/**
 * 'Autorização de fornecimento nº 12/2026'. A cancelled request authorises nothing: its title says that it is
 * cancelled.
 */
const tituloDaAutorizacao = ({ solicitacao: { numero, status } }: RelatorioSolicitacao): string =>
  `Autorização de fornecimento nº ${numero}${status === 'CANCELADA' ? ` – ${ROTULOS_STATUS_COMPRA[status]}` : ''}`;

async function dadosDaAutorizacao(
  { solicitacao, fornecedor, contrato }: RelatorioSolicitacao,
  signal: AbortSignal,
): Promise<DadoDaFolha[]> {
  const { dataSolicitacao, aquisicao, propostaVencedora, unidadeEducacional, status, categorias, motivo } = solicitacao;
  return [
    ...dadosDoFornecedor(fornecedor),
    {
      rotulo: 'Aquisição',
      valor: `${ROTULOS_TIPO_AQUISICAO[aquisicao.aquisicaoTipo]} ${aquisicao.numero}/${aquisicao.ano}`,
    },
    { rotulo: 'Processo administrativo', valor: contrato.numeroProcessoAdminis },
    { rotulo: 'Contrato', valor: propostaVencedora.numeroContrato },
    { rotulo: 'Vigência do contrato', valor: `${contrato.dataContrato} a ${contrato.vigencia}` },
    { rotulo: 'Data da solicitação', valor: dataSolicitacao },
    // The data does not contain it: it is agreed with the supplier.
    { rotulo: 'Prazo de entrega', valor: '____/____/________' },
    ...(await dadosDaUnidade(unidadeEducacional, signal, 'Local de entrega')),
    { rotulo: 'Situação', valor: ROTULOS_STATUS_COMPRA[status] },
    { rotulo: 'Categorias', valor: categorias.map(rotuloDaCategoria).join('; ') },
    ...(motivo === null ? [] : [{ rotulo: 'Motivo do cancelamento', valor: motivo }]),
  ];
}
