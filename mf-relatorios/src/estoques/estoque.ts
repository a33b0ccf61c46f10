import { api } from '@merenda/shared';
import type { Estoque, ProdutoEstoque } from '@merenda/shared/contratos';
import { formatarQuantidade } from '@merenda/shared/formatos';
import { lerDescricoes } from '../convencoes/descricoes';
import type { Relatorio } from '../relatorios';
import { celulasDoLote, COLUNAS_DO_LOTE } from './colunas-do-lote';

/** What a stock holds, lot by lot. */
export const estoque: Relatorio = async ({ id = '', signal }) => {
  const [{ unidadeEducacional }, linhas, unidade] = await Promise.all([
    api.get<Estoque>(`estoques/me/${id}`, { signal }),
    api.get<ProdutoEstoque[]>(`estoques/${id}/produtos-estoque`, { signal }),
    lerDescricoes('unidades-produto', signal),
  ]);
  return {
    titulo: 'Estoque',
    dados: [
      { rotulo: 'Unidade educacional', valor: unidadeEducacional.nome },
      { rotulo: 'Lotes', valor: formatarQuantidade(linhas.length) },
      { rotulo: 'Produtos', valor: formatarQuantidade(new Set(linhas.map(({ produtoLote }) => produtoLote.produto.id)).size) },
    ],
    tabelas: [
      {
        colunas: [...COLUNAS_DO_LOTE, { titulo: 'Quantidade', tipo: 'quantidade' }, { titulo: 'Unidade' }],
        linhas: linhas.map(({ produtoLote, quantidade }) => [...celulasDoLote(produtoLote), quantidade, unidade(produtoLote.produto.unidadeProduto)]),
        vazia: 'Nenhum produto neste estoque.',
      },
    ],
  };
};
