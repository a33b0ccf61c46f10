import {
  ROTULOS_STATUS_MOVIMENTACAO,
  ROTULOS_TIPO_OBSERVACAO,
  type Movimentacao,
  type Pagina,
} from '@merenda/shared/contratos';
import type { Banco } from '../../banco/conexao.js';
import { descricoesDe } from '../../mecanismos/convencoes.js';
import type { Coluna, Colunas } from '../../mecanismos/exportacoes/colunas.js';
import { exportavel } from '../../mecanismos/exportacoes/exportavel.js';
import { colunaDaMedida, colunaDoConteudo, colunasDoLote } from '../estoques/colunas-do-lote.js';
import { paginaDasMovimentacoesDoUsuario, paginaDeMovimentacoes } from './consultas.js';

/** A lot that a movement takes along. */
interface LoteMovido {
  movimentacao: Movimentacao;
  produto: Movimentacao['produtos'][number];
}

/** The movements of a stock, one row for each lot. */
export const EXPORTACAO_DE_MOVIMENTACOES = exportavel('GET /estoques/:id/movimentacoes/pagina', {
  titulo: 'Movimentações',
  ler: async ({ banco }, { params, query }) => porLote(await paginaDeMovimentacoes(banco, params.id, query)),
  colunas: (de, { banco }) => colunasDaMovimentacao(de, banco),
});

/** The same of all stocks of the user; a movement between two of them once. */
export const EXPORTACAO_DE_MOVIMENTACOES_DAS_UNIDADES = exportavel('GET /estoques/movimentacoes/pagina', {
  titulo: 'Movimentações das unidades',
  ler: async (contexto, { query }) => porLote(await paginaDasMovimentacoesDoUsuario(contexto, query)),
  colunas: (de, { banco }) => colunasDaMovimentacao(de, banco),
});

async function colunasDaMovimentacao(de: Colunas<LoteMovido>, banco: Banco): Promise<Coluna<LoteMovido>[]> {
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
    texto('Embalagem', (linha) => embalagem(produtoDe(linha).unidadeProduto)),
    colunaDoConteudo(de, 'Conteúdo', ({ produto }) => produto.quantidade, produtoDe),
    colunaDoConteudo(de, 'Conteúdo da perda', ({ produto }) => produto.quantidadePerdida, produtoDe),
    colunaDaMedida(de, produtoDe),
    texto(
      'Motivo da perda',
      ({ movimentacao: { tipoObservacao } }) => tipoObservacao && ROTULOS_TIPO_OBSERVACAO[tipoObservacao],
    ),
    texto('Observação', ({ movimentacao }) => movimentacao.observacao),
    instante('Estornada em', ({ movimentacao }) => movimentacao.estorno?.quando ?? null),
    texto('Motivo do estorno', ({ movimentacao }) => movimentacao.estorno?.motivo),
  ];
}

const produtoDe = ({ produto }: LoteMovido) => produto.produtoEstoque.produtoLote.produto;

const porLote = (pagina: Pagina<Movimentacao>): Pagina<LoteMovido> => ({
  ...pagina,
  linhas: pagina.linhas.flatMap((movimentacao) => movimentacao.produtos.map((produto) => ({ movimentacao, produto }))),
});
