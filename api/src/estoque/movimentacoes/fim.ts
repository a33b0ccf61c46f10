import type { Movimentacao, MovimentacaoRecebimento } from '@merenda/shared/contratos';
import { decimal, em, MAQUINA_MOVIMENTACAO, recusaReceberMovimentacao, violacoesDaPerda } from '@merenda/shared/regras';
import type { Contexto } from '../../banco/contexto.js';
import { movimentacaoProdutos, movimentacoes } from '../../banco/esquema/estoque/movimentacoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { escritorDaLinha } from '../../cadastros/index.js';
import { conflito, invalido } from '../../nucleo/recusas.js';
import { agora, dataHoraBR } from '../../nucleo/relogio.js';
import { documentosMudados } from '../estoques/documentos.js';
import { lancarTodos } from '../estoques/kardex.js';
import { abrirLinhasDosLotes } from '../estoques/linhas.js';
import { buscarMovimentacao, travarMovimentacao, type MovimentacaoTravada } from './consultas.js';

/**
 * Receives a movement: the sent quantity less the declared loss enters the destination, lot by lot. 404 when the stock
 * is neither origin nor destination, 409 when it is not the destination or the movement has ended, 422 for invalid
 * losses.
 */
export function receberMovimentacao(contexto: Contexto, recebimento: MovimentacaoRecebimento): Promise<Movimentacao> {
  const { idEstoque, idMovimentacao: id } = recebimento;
  return emTransacao(contexto, async (tx) => {
    const travada = await travarMovimentacao(tx, idEstoque, id);
    const recusa = recusaReceberMovimentacao({ status: travada.status, destino: travada.destinoId }, idEstoque);
    if (recusa) throw conflito(recusa);
    const perdas = await perdasPorProduto(tx, travada, recebimento.perdas);
    return encerrar(tx, idEstoque, id, {
      acao: 'RECEBER',
      status: MAQUINA_MOVIMENTACAO.depois('receber', travada.status),
      tipoObservacao: recebimento.tipoObservacao || null,
      observacao: recebimento.observacao || null,
      motivoCancelamento: null,
      estoqueId: travada.destinoId,
      chegadas: travada.produtos.map((produto) => ({
        ...produto,
        quantidade: decimal(produto.quantidade)
          .minus(perdas.get(produto.id) ?? 0)
          .toFixed(),
      })),
      perdas,
    });
  });
}

/**
 * Cancels a movement: everything returns to the origin. Origin and destination may cancel it. 404 when the stock is
 * neither origin nor destination, 409 when the movement has ended.
 */
export function cancelarMovimentacao(
  contexto: Contexto,
  estoqueId: number,
  id: number,
  motivo: string,
): Promise<Movimentacao> {
  return emTransacao(contexto, async (tx) => {
    const travada = await travarMovimentacao(tx, estoqueId, id);
    const recusa = MAQUINA_MOVIMENTACAO.recusa('cancelar', travada.status);
    if (recusa) throw conflito(recusa);
    return encerrar(tx, estoqueId, id, {
      acao: 'CANCELAR',
      status: MAQUINA_MOVIMENTACAO.depois('cancelar', travada.status),
      tipoObservacao: null,
      observacao: null,
      motivoCancelamento: motivo,
      estoqueId: travada.origemId,
      chegadas: travada.produtos,
      perdas: new Map(),
    });
  });
}

/**
 * Loss by the id of the movement's product. Throws 422 at the loss that names another product or more than was sent.
 */
async function perdasPorProduto(
  tx: Transacao,
  { produtos }: MovimentacaoTravada,
  perdas: MovimentacaoRecebimento['perdas'],
): Promise<Map<number, number>> {
  for (const [posicao, { produto, quantidade }] of perdas.entries()) {
    const enviado = produtos.find(({ id }) => id === produto.id);
    if (!enviado)
      throw invalido([{ campo: `perdas.${posicao}.produto`, mensagem: 'O produto não faz parte desta movimentação.' }]);
    if (violacoesDaPerda(quantidade, enviado.quantidade).length === 0) continue;
    const escrever = await escritorDaLinha(tx, enviado.produtoEstoqueId);
    const [demais] = em(`perdas.${posicao}`, violacoesDaPerda(quantidade, enviado.quantidade, escrever));
    if (demais) throw invalido([demais]);
  }
  return new Map(perdas.map(({ produto, quantidade }) => [produto.id, quantidade]));
}

interface Fim extends Pick<Movimentacao, 'status' | 'tipoObservacao' | 'observacao'> {
  acao: 'RECEBER' | 'CANCELAR';
  motivoCancelamento: string | null;
  /** The stock that the lots enter; a lot with quantity zero opens no line. */
  estoqueId: number;
  chegadas: MovimentacaoTravada['produtos'];
  /** Loss by the id of the movement's product. */
  perdas: ReadonlyMap<number, number>;
}

/** Ends a locked movement, which still has neither loss nor observation. Returns it as `quemLe` sees it. */
async function encerrar(
  tx: Transacao,
  quemLe: number,
  id: number,
  { acao, estoqueId, chegadas, perdas, motivoCancelamento, ...fim }: Fim,
): Promise<Movimentacao> {
  const antes = await buscarMovimentacao(tx, quemLe, id);
  const chegados = chegadas.filter(({ quantidade }) => Number(quantidade) > 0);
  const linhas = await abrirLinhasDosLotes(
    tx,
    estoqueId,
    chegados.map(({ produtoLoteId }) => produtoLoteId),
  );
  const quando = agora();
  const depois = {
    ...antes,
    ...fim,
    dataFimMovimentacao: dataHoraBR(quando),
    produtos: antes.produtos.map((produto) => ({
      ...produto,
      quantidadePerdida: perdas.get(produto.id) ?? produto.quantidadePerdida,
    })),
  };
  await lancarTodos(
    tx,
    chegados.map(({ produtoLoteId, quantidade }) => {
      const produtoEstoqueId = linhas.get(produtoLoteId);
      if (produtoEstoqueId === undefined) throw new Error('a lot opened no line');
      return {
        produtoEstoqueId,
        quantidade,
        tipo: acao === 'RECEBER' ? 'MOVIMENTACAO' : 'ESTORNO',
        documento: 'movimentacoes',
        documentoId: id,
      };
    }),
    {
      documentos: movimentacoesEncerradas(
        [{ id, ...fim, motivoCancelamento, dataFimMovimentacao: quando, usuarioFimId: tx.autor }],
        [...perdas].map(([produto, quantidade]) => ({ id: produto, quantidadePerdida: String(quantidade) })),
      ),
      atos: [{ entidade: 'movimentacoes', id, acao, antes, depois }],
    },
  );
  return depois;
}

const movimentacoesEncerradas = documentosMudados(
  'movimentacoes_encerradas',
  {
    tabela: movimentacoes,
    colunas: ['status', 'tipoObservacao', 'observacao', 'motivoCancelamento', 'dataFimMovimentacao', 'usuarioFimId'],
  },
  { tabela: movimentacaoProdutos, colunas: ['quantidadePerdida'] },
);
