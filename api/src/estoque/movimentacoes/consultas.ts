import type { BuscaMovimentacoes, CancelamentoLido, Movimentacao, Pagina } from '@merenda/shared/contratos';
import { and, asc, desc, eq, inArray, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { dosEstoquesDe } from '../../acesso/index.js';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { itensProduto, produtos } from '../../banco/esquema/cadastros/catalogo.js';
import { unidadesEducacionais } from '../../banco/esquema/cadastros/unidades.js';
import { produtoLotes, produtosEstoque, estoques } from '../../banco/esquema/estoque/estoques.js';
import { movimentacaoProdutos, movimentacoes } from '../../banco/esquema/estoque/movimentacoes.js';
import { linhasDoEstoque } from '../../banco/esquema/recortes.js';
import { comLinhas, paginar, type Lista } from '../../banco/paginas.js';
import type { Transacao } from '../../banco/transacao.js';
import { autorDoCancelamento } from '../../mecanismos/auditoria/cancelamento.js';
import { naoEncontrado } from '../../nucleo/recusas.js';
import { dataHoraBR } from '../../nucleo/relogio.js';
import { colunasDoEstorno, lerEstorno } from '../estoques/estornado.js';
import { COLUNAS_LOTE, paraProdutoLote } from '../estoques/lotes.js';

const MOVIMENTACAO_NAO_ENCONTRADA = 'Movimentação não encontrada.';

/** The movements that leave a stock or come to it, newest first. */
export function listarMovimentacoes(banco: Banco, estoqueId: number): Promise<Movimentacao[]> {
  return buscar(banco, deEstoque(estoqueId));
}

/** Newest first. */
const LISTA: Lista = {
  de: sql`${movimentacoes}`,
  chaves: [{ coluna: movimentacoes.id, tipo: 'inteiro', decrescente: true }],
};

/** One page of the movements of a stock, of both ends or of one, in any state or in one. */
export function paginaDeMovimentacoes(
  banco: Banco,
  estoqueId: number,
  busca: BuscaMovimentacoes,
): Promise<Pagina<Movimentacao>> {
  return paginaDe(banco, (coluna) => eq(coluna, estoqueId), busca);
}

/** Like `paginaDeMovimentacoes`, of all stocks of the user; a movement between two of them once. */
export function paginaDasMovimentacoesDoUsuario(
  { banco, usuario }: Contexto,
  busca: BuscaMovimentacoes,
): Promise<Pagina<Movimentacao>> {
  return paginaDe(banco, (coluna) => dosEstoquesDe(usuario, coluna), busca);
}

/** @param dosEstoques condition on the column of an end: one of the stocks whose movements are read */
async function paginaDe(
  banco: Banco,
  dosEstoques: (ponta: SQLWrapper) => SQL,
  { ponta, status, ...pagina }: BuscaMovimentacoes,
): Promise<Pagina<Movimentacao>> {
  const deUmaPonta = ponta && dosEstoques(ponta === 'ORIGEM' ? movimentacoes.origemId : movimentacoes.destinoId);
  const deUmStatus = status && eq(movimentacoes.status, status);
  const escopo = or(dosEstoques(movimentacoes.origemId), dosEstoques(movimentacoes.destinoId));
  const ids = await paginar<number>(
    banco,
    LISTA,
    { linha: sql`${movimentacoes.id}`, escopo, filtros: [deUmaPonta, deUmStatus] },
    pagina,
  );
  return comLinhas(ids, (lidos) => buscar(banco, inArray(movimentacoes.id, lidos)));
}

/** One movement of a stock. 404 when the stock is neither origin nor destination. */
export async function buscarMovimentacao(
  banco: Banco | Transacao,
  estoqueId: number,
  id: number,
): Promise<Movimentacao> {
  const [movimentacao] = await buscar(banco, and(eq(movimentacoes.id, id), deEstoque(estoqueId)));
  if (!movimentacao) throw naoEncontrado(MOVIMENTACAO_NAO_ENCONTRADA);
  return movimentacao;
}

/** Throws 404 unless the movement leaves one of the user's stocks, or comes to one. */
export async function exigirMovimentacao({ banco, usuario }: Contexto, id: number): Promise<void> {
  const deSeuEstoque = or(
    dosEstoquesDe(usuario, movimentacoes.origemId),
    dosEstoquesDe(usuario, movimentacoes.destinoId),
  );
  const [movimentacao] = await banco
    .select({ id: movimentacoes.id })
    .from(movimentacoes)
    .where(and(eq(movimentacoes.id, id), deSeuEstoque));
  if (!movimentacao) throw naoEncontrado(MOVIMENTACAO_NAO_ENCONTRADA);
}

/** Who cancelled a movement, when and why. 404 when it was not cancelled. */
export async function buscarCancelamento(banco: Banco, estoqueId: number, id: number): Promise<CancelamentoLido> {
  const [linha] = await banco
    .select({ motivo: movimentacoes.motivoCancelamento })
    .from(movimentacoes)
    .where(and(eq(movimentacoes.id, id), deEstoque(estoqueId)));
  if (!linha?.motivo) throw naoEncontrado('A movimentação não foi cancelada.');
  return { motivo: linha.motivo, ...(await autorDoCancelamento(banco, 'movimentacoes', id)) };
}

/** A locked movement, which only one transaction can end. */
export interface MovimentacaoTravada {
  status: Movimentacao['status'];
  origemId: number;
  destinoId: number;
  produtos: { id: number; produtoEstoqueId: number; produtoLoteId: number; quantidade: string }[];
}

/**
 * Locks a movement of a stock until the end of the transaction. 404 when the stock is neither origin nor destination.
 */
export async function travarMovimentacao(tx: Transacao, estoqueId: number, id: number): Promise<MovimentacaoTravada> {
  const [movimentacao] = await tx
    .select({ status: movimentacoes.status, origemId: movimentacoes.origemId, destinoId: movimentacoes.destinoId })
    .from(movimentacoes)
    .where(and(eq(movimentacoes.id, id), deEstoque(estoqueId)))
    .for('update');
  if (!movimentacao) throw naoEncontrado(MOVIMENTACAO_NAO_ENCONTRADA);
  const linhas = await tx
    .select({
      id: movimentacaoProdutos.id,
      produtoEstoqueId: movimentacaoProdutos.produtoEstoqueId,
      produtoLoteId: produtosEstoque.produtoLoteId,
      quantidade: movimentacaoProdutos.quantidade,
    })
    .from(movimentacaoProdutos)
    .innerJoin(produtosEstoque, eq(produtosEstoque.id, movimentacaoProdutos.produtoEstoqueId))
    .where(eq(movimentacaoProdutos.movimentacaoId, id))
    .orderBy(asc(movimentacaoProdutos.id));
  return { ...movimentacao, produtos: linhas };
}

const deEstoque = (estoqueId: number): SQL | undefined =>
  or(eq(movimentacoes.origemId, estoqueId), eq(movimentacoes.destinoId, estoqueId));

const origem = alias(estoques, 'origem');

const destino = alias(estoques, 'destino');
const unidadeOrigem = alias(unidadesEducacionais, 'unidade_origem');
const unidadeDestino = alias(unidadesEducacionais, 'unidade_destino');

async function buscar(banco: Banco | Transacao, filtro: SQL | undefined): Promise<Movimentacao[]> {
  const linhas = await banco
    .select({
      movimentacao: movimentacoes,
      estorno: colunasDoEstorno(movimentacoes),
      origem: { id: unidadeOrigem.id, nome: unidadeOrigem.nome },
      destino: { id: unidadeDestino.id, nome: unidadeDestino.nome },
    })
    .from(movimentacoes)
    .innerJoin(origem, eq(origem.id, movimentacoes.origemId))
    .innerJoin(unidadeOrigem, eq(unidadeOrigem.id, origem.unidadeEducacionalId))
    .innerJoin(destino, eq(destino.id, movimentacoes.destinoId))
    .innerJoin(unidadeDestino, eq(unidadeDestino.id, destino.unidadeEducacionalId))
    .where(filtro)
    .orderBy(desc(movimentacoes.id));
  const produtosDe = await buscarProdutos(
    banco,
    linhas.map(({ movimentacao }) => movimentacao.id),
  );
  return linhas.map(({ movimentacao, estorno, ...pontas }) => ({
    id: movimentacao.id,
    origem: { id: movimentacao.origemId, unidadeEducacional: pontas.origem },
    destino: { id: movimentacao.destinoId, unidadeEducacional: pontas.destino },
    status: movimentacao.status,
    dataInicioMovimentacao: dataHoraBR(movimentacao.dataInicioMovimentacao),
    dataFimMovimentacao: movimentacao.dataFimMovimentacao && dataHoraBR(movimentacao.dataFimMovimentacao),
    tipoObservacao: movimentacao.tipoObservacao,
    observacao: movimentacao.observacao,
    estorno: lerEstorno(estorno),
    produtos: produtosDe.get(movimentacao.id) ?? [],
  }));
}

async function buscarProdutos(banco: Banco | Transacao, ids: number[]): Promise<Map<number, Movimentacao['produtos']>> {
  const grupos = new Map<number, Movimentacao['produtos']>(ids.map((id) => [id, []]));
  if (ids.length === 0) return grupos;
  const { id, movimentacaoId, quantidade, quantidadePerdida, produtoEstoqueId } = movimentacaoProdutos;
  const linhas = await banco
    .select({ id, movimentacaoId, quantidade, quantidadePerdida, produtoEstoqueId, ...COLUNAS_LOTE })
    .from(movimentacaoProdutos)
    .innerJoin(linhasDoEstoque, eq(linhasDoEstoque.id, produtoEstoqueId))
    .innerJoin(produtoLotes, eq(produtoLotes.id, linhasDoEstoque.produtoLoteId))
    .innerJoin(produtos, eq(produtos.id, produtoLotes.produtoId))
    .innerJoin(itensProduto, eq(itensProduto.id, produtos.itemId))
    .where(inArray(movimentacaoId, ids))
    .orderBy(asc(id));
  for (const { lote, produto, item, ...linha } of linhas) {
    grupos.get(linha.movimentacaoId)?.push({
      id: linha.id,
      quantidade: Number(linha.quantidade),
      quantidadePerdida: Number(linha.quantidadePerdida),
      produtoEstoque: { id: linha.produtoEstoqueId, produtoLote: paraProdutoLote({ lote, produto, item }) },
    });
  }
  return grupos;
}
