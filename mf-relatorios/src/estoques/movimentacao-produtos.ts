import { api } from '@merenda/shared';
import {
  CAMPOS_DO_LOTE_MOVIDO,
  lotesMovidos,
  ROTULOS_STATUS_MOVIMENTACAO,
  ROTULOS_TIPO_OBSERVACAO,
} from '@merenda/shared/contratos';
import { autorEHora } from '@merenda/shared/formatos';
import { escreverEstorno } from '@merenda/shared/regras';
import type { Relatorio } from '../folha/relatorio.js';
import { lerTabela } from '../listas/lista-definida.js';
import { dadosDaUnidade } from '../unidades/dados-da-unidade.js';

/** A movement between two stocks: the paper that travels with the products. Address: stock, then movement. */
export const movimentacaoProdutos: Relatorio = async ({ id = '', segundo = '', signal }) => {
  const caminho = { id, idMovimentacao: segundo };
  const [movimentacao, tabelaDe] = await Promise.all([
    api.get('estoques/:id/movimentacoes/:idMovimentacao', { caminho, signal }),
    lerTabela(CAMPOS_DO_LOTE_MOVIDO, signal),
  ]);
  const { origem, destino, status, tipoObservacao, observacao, estorno } = movimentacao;
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
        ...tabelaDe(lotesMovidos(movimentacao)),
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
