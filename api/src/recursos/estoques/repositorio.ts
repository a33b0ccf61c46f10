import type { Estoque, ProdutoEstoque } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { itensProduto, produtos } from '../../banco/esquema/catalogo.js';
import { produtoLotes, produtosEstoque } from '../../banco/esquema/estoques.js';
import { estoques, unidadesEducacionais } from '../../banco/esquema/unidades.js';
import { ordem } from '../../banco/ordem.js';

/** Every stock, by the name of its unit. */
export async function listarEstoques(banco: Banco): Promise<Estoque[]> {
  const linhas = await banco
    .select({ id: estoques.id, unidadeEducacional: { id: unidadesEducacionais.id, nome: unidadesEducacionais.nome } })
    .from(estoques)
    .innerJoin(unidadesEducacionais, eq(unidadesEducacionais.id, estoques.unidadeEducacionalId));
  return linhas.sort((a, b) => ordem.compare(a.unidadeEducacional.nome, b.unidadeEducacional.nome) || a.id - b.id);
}

/** The lines of a stock, those without balance too, first expiring first. */
export async function listarLinhas(banco: Banco, estoqueId: number): Promise<ProdutoEstoque[]> {
  const linhas = await banco
    .select({ linha: produtosEstoque, lote: produtoLotes, produto: produtos, item: { id: itensProduto.id, nome: itensProduto.nome } })
    .from(produtosEstoque)
    .innerJoin(produtoLotes, eq(produtoLotes.id, produtosEstoque.produtoLoteId))
    .innerJoin(produtos, eq(produtos.id, produtoLotes.produtoId))
    .innerJoin(itensProduto, eq(itensProduto.id, produtos.itemId))
    .where(and(eq(produtosEstoque.estoqueId, estoqueId), isNull(produtosEstoque.excluidoEm)))
    .orderBy(asc(produtoLotes.dataValidade), asc(produtosEstoque.id));
  return linhas.map(({ linha, lote, produto, item }) => ({
    id: linha.id,
    quantidade: Number(linha.quantidade),
    produtoLote: {
      id: lote.id,
      numero: lote.numero,
      dataFabricacao: formatarData(lote.dataFabricacao),
      dataValidade: formatarData(lote.dataValidade),
      produto: {
        id: produto.id,
        nome: produto.nome,
        unidadeProduto: produto.unidadeProduto,
        medidaReal: Number(produto.medidaReal),
        unidadeMedida: produto.unidadeMedida,
        item,
      },
    },
  }));
}
