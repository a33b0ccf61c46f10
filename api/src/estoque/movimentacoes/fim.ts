import type { Movimentacao, MovimentacaoRecebimento } from '@merenda/shared/contratos';
import { decimal, em, MAQUINA_MOVIMENTACAO, recusaReceberMovimentacao, violacoesDaPerda } from '@merenda/shared/regras';
import { eq } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { movimentacaoProdutos, movimentacoes } from '../../banco/esquema/estoque/movimentacoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { escritorDaLinha } from '../../cadastros/index.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { conflito, invalido } from '../../nucleo/recusas.js';
import { agora } from '../../nucleo/relogio.js';
import { abrirLinhasDosLotes, lancarTodos } from '../estoques/kardex.js';
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
    const antes = await buscarMovimentacao(tx, idEstoque, id);
    for (const [produto, quantidade] of perdas) {
      await tx
        .update(movimentacaoProdutos)
        .set({ quantidadePerdida: String(quantidade) })
        .where(eq(movimentacaoProdutos.id, produto));
    }
    const chegadas = travada.produtos.map((produto) => ({
      ...produto,
      quantidade: decimal(produto.quantidade)
        .minus(perdas.get(produto.id) ?? 0)
        .toFixed(),
    }));
    await entrar(tx, travada.destinoId, id, chegadas, 'MOVIMENTACAO');
    await encerrar(tx, id, {
      status: MAQUINA_MOVIMENTACAO.depois('receber', travada.status),
      tipoObservacao: recebimento.tipoObservacao || null,
      observacao: recebimento.observacao || null,
    });
    return auditado(tx, antes, 'RECEBER', idEstoque);
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
    const antes = await buscarMovimentacao(tx, estoqueId, id);
    await entrar(tx, travada.origemId, id, travada.produtos, 'ESTORNO');
    await encerrar(tx, id, {
      status: MAQUINA_MOVIMENTACAO.depois('cancelar', travada.status),
      motivoCancelamento: motivo,
    });
    return auditado(tx, antes, 'CANCELAR', estoqueId);
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

/** Adds lots to a stock; a lot with quantity zero opens no line. */
async function entrar(
  tx: Transacao,
  estoqueId: number,
  documentoId: number,
  produtos: MovimentacaoTravada['produtos'],
  tipo: 'MOVIMENTACAO' | 'ESTORNO',
): Promise<void> {
  const chegados = produtos.filter(({ quantidade }) => Number(quantidade) > 0);
  const linhas = await abrirLinhasDosLotes(
    tx,
    estoqueId,
    chegados.map(({ produtoLoteId }) => produtoLoteId),
  );
  await lancarTodos(
    tx,
    chegados.map(({ produtoLoteId, quantidade }) => {
      const produtoEstoqueId = linhas.get(produtoLoteId);
      if (produtoEstoqueId === undefined) throw new Error('a lot opened no line');
      return { produtoEstoqueId, quantidade, tipo, documento: 'movimentacoes', documentoId };
    }),
  );
}

async function encerrar(tx: Transacao, id: number, fim: Partial<typeof movimentacoes.$inferInsert>): Promise<void> {
  await tx
    .update(movimentacoes)
    .set({ ...fim, dataFimMovimentacao: agora(), usuarioFimId: tx.autor })
    .where(eq(movimentacoes.id, id));
}

async function auditado(
  tx: Transacao,
  antes: Movimentacao,
  acao: 'RECEBER' | 'CANCELAR',
  estoqueId: number,
): Promise<Movimentacao> {
  const depois = await buscarMovimentacao(tx, estoqueId, antes.id);
  await auditar(tx, { entidade: 'movimentacoes', id: antes.id, acao, antes, depois });
  return depois;
}
