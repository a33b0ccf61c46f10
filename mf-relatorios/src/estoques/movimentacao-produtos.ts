import { api } from '@merenda/shared';
import { ROTULOS_STATUS_MOVIMENTACAO, ROTULOS_TIPO_OBSERVACAO } from '@merenda/shared/contratos';
import { autorEHora } from '@merenda/shared/formatos';
import { descreverConteudo, escreverEstorno } from '@merenda/shared/regras';
import { COLUNA_DO_CONTEUDO } from '../convencoes/conteudo.js';
import { lerDescricoes } from '../convencoes/descricoes.js';
import type { Relatorio } from '../folha/relatorio.js';
import { dadosDaUnidade } from '../unidades/dados-da-unidade.js';
import { celulasDoLote, COLUNAS_DO_LOTE } from './colunas-do-lote.js';

/** A movement between two stocks: the paper that travels with the products. Address: stock, then movement. */
export const movimentacaoProdutos: Relatorio = async ({ id = '', segundo = '', signal }) => {
  const caminho = { id, idMovimentacao: segundo };
  const [movimentacao, unidade] = await Promise.all([
    api.get('estoques/:id/movimentacoes/:idMovimentacao', { caminho, signal }),
    lerDescricoes('unidades-produto', signal),
  ]);
  const { origem, destino, status, tipoObservacao, observacao, estorno, produtos } = movimentacao;
  const cancelamento =
    status === 'CANCELADA'
      ? await api.get('estoques/:id/movimentacoes/:idMovimentacao/cancelamento', { caminho, signal })
      : null;
  return {
    titulo: `Movimentação de Produtos nº ${movimentacao.id}`,
    dados: [
      ...(await dadosDaUnidade(origem.unidadeEducacional, signal, 'Origem')),
      ...(await dadosDaUnidade(destino.unidadeEducacional, signal, 'Destino')),
      { rotulo: 'Situação', valor: ROTULOS_STATUS_MOVIMENTACAO[status] },
      { rotulo: 'Início', valor: movimentacao.dataInicioMovimentacao },
      { rotulo: 'Fim', valor: movimentacao.dataFimMovimentacao },
      ...(tipoObservacao ? [{ rotulo: 'Tipo da observação', valor: ROTULOS_TIPO_OBSERVACAO[tipoObservacao] }] : []),
      ...(observacao ? [{ rotulo: 'Observação', valor: observacao }] : []),
      ...(estorno ? [{ rotulo: 'Estornada', valor: escreverEstorno(estorno) }] : []),
      ...(cancelamento === null
        ? []
        : [
            { rotulo: 'Motivo do cancelamento', valor: cancelamento.motivo },
            { rotulo: 'Cancelada por', valor: autorEHora(cancelamento) },
          ]),
    ],
    tabelas: [
      {
        titulo: 'Produtos',
        colunas: [
          ...COLUNAS_DO_LOTE,
          { titulo: 'Quantidade', tipo: 'embalagens' },
          { titulo: 'Perda', tipo: 'embalagens' },
          { titulo: 'Unidade' },
          COLUNA_DO_CONTEUDO,
        ],
        linhas: produtos.map(({ quantidade, quantidadePerdida, produtoEstoque: { produtoLote } }) => [
          ...celulasDoLote(produtoLote),
          quantidade,
          quantidadePerdida,
          unidade(produtoLote.produto.unidadeProduto),
          descreverConteudo(quantidade, produtoLote.produto),
        ]),
        vazia: 'Nenhum produto.',
      },
    ],
    assinaturas: [
      { papel: 'Responsável pelo envio' },
      { papel: 'Responsável pelo transporte' },
      { papel: 'Responsável pelo recebimento' },
    ],
  };
};
