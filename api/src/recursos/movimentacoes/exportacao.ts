import { ROTULOS_STATUS_MOVIMENTACAO, ROTULOS_TIPO_OBSERVACAO, type Movimentacao } from '@merenda/shared/contratos';
import { colunasDoLote } from '../estoques/colunas-do-lote.js';
import { descricoesDe } from '../exportacoes/descricoes.js';
import { exportavel } from '../exportacoes/exportavel.js';
import { paginaDeMovimentacoes } from './consultas.js';

/** A lot that a movement takes along. */
interface LoteMovido {
  movimentacao: Movimentacao;
  produto: Movimentacao['produtos'][number];
}

/** The movements of a stock, one row for each lot. */
export const EXPORTACAO_DE_MOVIMENTACOES = exportavel('GET /estoques/:id/movimentacoes/pagina', {
  titulo: 'Movimentações',
  ler: async ({ banco }, { params, query }) => {
    const pagina = await paginaDeMovimentacoes(banco, params.id, query);
    return { ...pagina, linhas: pagina.linhas.flatMap(lotesDe) };
  },
  colunas: async (de, { banco }) => {
    const { texto, numero, instante } = de;
    const embalagem = await descricoesDe(banco, 'unidades-produto');
    return [
      numero('Número', ({ movimentacao }) => movimentacao.id),
      texto('Origem', ({ movimentacao }) => movimentacao.origem.unidadeEducacional.nome),
      texto('Destino', ({ movimentacao }) => movimentacao.destino.unidadeEducacional.nome),
      texto('Status', ({ movimentacao }) => ROTULOS_STATUS_MOVIMENTACAO[movimentacao.status]),
      instante('Início', ({ movimentacao }) => movimentacao.dataInicioMovimentacao),
      instante('Fim', ({ movimentacao }) => movimentacao.dataFimMovimentacao),
      ...colunasDoLote(de, ({ produto }) => produto.produtoEstoque.produtoLote),
      numero('Quantidade', ({ produto }) => produto.quantidade),
      numero('Perda', ({ produto }) => produto.quantidadePerdida),
      texto('Embalagem', ({ produto }) => embalagem(produto.produtoEstoque.produtoLote.produto.unidadeProduto)),
      texto(
        'Motivo da perda',
        ({ movimentacao: { tipoObservacao } }) => tipoObservacao && ROTULOS_TIPO_OBSERVACAO[tipoObservacao],
      ),
      texto('Observação', ({ movimentacao }) => movimentacao.observacao),
    ];
  },
});

const lotesDe = (movimentacao: Movimentacao): LoteMovido[] =>
  movimentacao.produtos.map((produto) => ({ movimentacao, produto }));
