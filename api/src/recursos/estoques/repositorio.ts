import type { Estoque, ProdutoEstoque, UsuarioDaSessao } from '@merenda/shared/contratos';
import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { itensProduto, produtos } from '../../banco/esquema/catalogo.js';
import { produtoLotes, produtosEstoque } from '../../banco/esquema/estoques.js';
import { estoques, unidadesEducacionais } from '../../banco/esquema/unidades.js';
import { ordem } from '../../banco/ordem.js';
import type { Transacao } from '../../banco/transacao.js';
import { naoEncontrado } from '../../plugins/erros.js';
import { COLUNAS_LOTE, paraProdutoLote } from './lotes.js';

/** Every stock, by the name of its unit. */
export async function listarEstoques(banco: Banco): Promise<Estoque[]> {
  const linhas = await banco
    .select({ id: estoques.id, unidadeEducacional: { id: unidadesEducacionais.id, nome: unidadesEducacionais.nome } })
    .from(estoques)
    .innerJoin(unidadesEducacionais, eq(unidadesEducacionais.id, estoques.unidadeEducacionalId));
  return linhas.sort((a, b) => ordem.compare(a.unidadeEducacional.nome, b.unidadeEducacional.nome) || a.id - b.id);
}

/** One of the user's stocks; 404 when it is not. */
export function estoqueDoUsuario({ estoques: seus }: UsuarioDaSessao, id: number): Estoque {
  const estoque = seus.find((um) => um.id === id);
  if (!estoque) throw naoEncontrado('Este estoque não está entre os seus.');
  return estoque;
}

/** The lines of a stock, those without balance too, first expiring first. */
export function listarLinhas(banco: Banco, estoqueId: number): Promise<ProdutoEstoque[]> {
  return buscarLinhas(banco, and(eq(produtosEstoque.estoqueId, estoqueId), isNull(produtosEstoque.excluidoEm)));
}

/** One line. 404 when it is not there. */
export async function buscarLinha(banco: Banco | Transacao, id: number): Promise<ProdutoEstoque> {
  const [linha] = await buscarLinhas(banco, eq(produtosEstoque.id, id));
  if (!linha) throw naoEncontrado('O produto não está neste estoque.');
  return linha;
}

async function buscarLinhas(banco: Banco | Transacao, filtro: SQL | undefined): Promise<ProdutoEstoque[]> {
  const linhas = await banco
    .select({ id: produtosEstoque.id, quantidade: produtosEstoque.quantidade, ...COLUNAS_LOTE })
    .from(produtosEstoque)
    .innerJoin(produtoLotes, eq(produtoLotes.id, produtosEstoque.produtoLoteId))
    .innerJoin(produtos, eq(produtos.id, produtoLotes.produtoId))
    .innerJoin(itensProduto, eq(itensProduto.id, produtos.itemId))
    .where(filtro)
    .orderBy(asc(produtoLotes.dataValidade), asc(produtosEstoque.id));
  return linhas.map(({ id, quantidade, ...lote }) => ({ id, quantidade: Number(quantidade), produtoLote: paraProdutoLote(lote) }));
}
