import type { CamposDefinidos } from '../../regras/definicao.js';
import type { ListaConvencao } from '../../vocabulario/cadastros/convencoes.js';
import { ROTULOS_STATUS_MOVIMENTACAO, ROTULOS_TIPO_OBSERVACAO } from '../../vocabulario/estoque/movimentacoes.js';
import { camposDoEstorno } from './estornos.definicao.js';
import { camposDoLote, medidasDe } from './lotes.definicao.js';
import type { Movimentacao } from './movimentacoes.js';

/** A lot that a movement takes along. */
export interface LoteMovido {
  movimentacao: Movimentacao;
  produto: Movimentacao['produtos'][number];
}

export const lotesMovidos = (movimentacao: Movimentacao): LoteMovido[] =>
  movimentacao.produtos.map((produto) => ({ movimentacao, produto }));

const { embalagens, embalagem, conteudo, total, medida } = medidasDe<LoteMovido>(
  ({ produto }) => produto.produtoEstoque.produtoLote.produto,
);

const quantidade = ({ produto }: LoteMovido): number => produto.quantidade;
const perda = ({ produto }: LoteMovido): number => produto.quantidadePerdida;

/** The fields of a lot of a movement. */
export const CAMPOS_DO_LOTE_MOVIDO = {
  numero: { titulo: 'Número', tipo: 'inteiro', valor: ({ movimentacao }) => movimentacao.id },
  origem: { titulo: 'Origem', valor: ({ movimentacao }) => movimentacao.origem.unidadeEducacional.nome },
  destino: { titulo: 'Destino', valor: ({ movimentacao }) => movimentacao.destino.unidadeEducacional.nome },
  status: { titulo: 'Status', valor: ({ movimentacao }) => ROTULOS_STATUS_MOVIMENTACAO[movimentacao.status] },
  inicio: { titulo: 'Início', tipo: 'instante', valor: ({ movimentacao }) => movimentacao.dataInicioMovimentacao },
  fim: { titulo: 'Fim', tipo: 'instante', valor: ({ movimentacao }) => movimentacao.dataFimMovimentacao },
  ...camposDoLote<LoteMovido>(({ produto }) => produto.produtoEstoque.produtoLote),
  quantidade: embalagens('Quantidade', quantidade),
  perda: embalagens('Perda', perda),
  embalagem,
  conteudo: conteudo('Conteúdo', quantidade),
  total: total('Conteúdo', quantidade),
  totalDaPerda: total('Conteúdo da perda', perda),
  medida,
  motivoDaPerda: {
    titulo: 'Motivo da perda',
    valor: ({ movimentacao: { tipoObservacao } }) => tipoObservacao && ROTULOS_TIPO_OBSERVACAO[tipoObservacao],
  },
  observacao: { titulo: 'Observação', valor: ({ movimentacao }) => movimentacao.observacao },
  ...camposDoEstorno<LoteMovido>(({ movimentacao }) => movimentacao.estorno, 'Estornada'),
} satisfies CamposDefinidos<LoteMovido, ListaConvencao>;
