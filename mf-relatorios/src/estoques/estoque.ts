import { api } from '@merenda/shared';
import type { ProdutoEstoque, RelatorioEstoque } from '@merenda/shared/contratos';
import { formatarQuantidade } from '@merenda/shared/formatos';
import { somar } from '@merenda/shared/regras';
import { lerDescricoes } from '../convencoes/descricoes';
import type { TabelaDaFolha } from '../folha/folha';
import type { Relatorio } from '../relatorios';
import { dadosDaUnidade } from '../unidades/dados-da-unidade';
import { celulasDoLote, COLUNAS_DO_LOTE } from './colunas-do-lote';

/** What a stock holds, lot by lot, and of each product together. */
export const estoque: Relatorio = async ({ id = '', signal }) => {
  const [{ estoque: { unidadeEducacional }, produtosEstoque: linhas }, unidade] = await Promise.all([
    api.get<RelatorioEstoque>(`relatorios/estoques/${id}`, { signal }),
    lerDescricoes('unidades-produto', signal),
  ]);
  const porProduto = totaisPorProduto(linhas, unidade);
  return {
    titulo: 'Estoque',
    dados: [
      ...(await dadosDaUnidade(unidadeEducacional, signal)),
      { rotulo: 'Lotes', valor: formatarQuantidade(linhas.length) },
      { rotulo: 'Produtos', valor: formatarQuantidade(porProduto.linhas.length) },
    ],
    tabelas: [
      {
        titulo: 'Lotes',
        colunas: [...COLUNAS_DO_LOTE, { titulo: 'Quantidade', tipo: 'quantidade' }, { titulo: 'Unidade' }],
        linhas: linhas.map(({ produtoLote, quantidade }) => [...celulasDoLote(produtoLote), quantidade, unidade(produtoLote.produto.unidadeProduto)]),
        vazia: 'Nenhum produto neste estoque.',
      },
      ...(linhas.length === 0 ? [] : [porProduto]),
    ],
  };
};

/** Packages of different products do not add up: each product has its own total. */
function totaisPorProduto(linhas: readonly ProdutoEstoque[], unidade: (codigo: string) => string): TabelaDaFolha {
  const grupos = new Map<number, ProdutoEstoque[]>();
  for (const linha of linhas) {
    const { id } = linha.produtoLote.produto;
    const grupo = grupos.get(id);
    if (grupo) grupo.push(linha);
    else grupos.set(id, [linha]);
  }
  return {
    titulo: 'Total por produto',
    colunas: [{ titulo: 'Produto' }, { titulo: 'Item' }, { titulo: 'Lotes', tipo: 'inteiro' }, { titulo: 'Total', tipo: 'quantidade' }, { titulo: 'Unidade' }],
    linhas: [...grupos.values()]
      .map((grupo) => ({ grupo, produto: (grupo as [ProdutoEstoque])[0].produtoLote.produto }))
      .sort((a, b) => a.produto.nome.localeCompare(b.produto.nome, 'pt-BR'))
      .map(({ grupo, produto }) => [produto.nome, produto.item.nome, grupo.length, somar(grupo.map(({ quantidade }) => quantidade)).toNumber(), unidade(produto.unidadeProduto)]),
    vazia: 'Nenhum produto neste estoque.',
  };
}
