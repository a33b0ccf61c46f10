import type { ProdutoLote } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import { sql } from 'drizzle-orm';
import { itensProduto, produtos } from '../../banco/esquema/catalogo.js';
import { produtoLotes } from '../../banco/esquema/estoques.js';

/** A lot with its product and item, for a select that joins the three tables. */
export const COLUNAS_LOTE = {
  lote: {
    id: produtoLotes.id,
    numero: produtoLotes.numero,
    dataFabricacao: produtoLotes.dataFabricacao,
    dataValidade: produtoLotes.dataValidade,
  },
  produto: {
    id: produtos.id,
    nome: produtos.nome,
    unidadeProduto: produtos.unidadeProduto,
    medidaReal: produtos.medidaReal,
    unidadeMedida: produtos.unidadeMedida,
  },
  item: { id: itensProduto.id, nome: itensProduto.nome },
};

/** JSON of a `ProdutoLote`; the query calls produto_lotes `l`, produtos `p` and itens_produto `ip`. */
export const PRODUTO_LOTE = sql`json_build_object('id', l.id, 'numero', l.numero,
  'dataFabricacao', to_char(l.data_fabricacao, 'DD/MM/YYYY'), 'dataValidade', to_char(l.data_validade, 'DD/MM/YYYY'),
  'produto', json_build_object('id', p.id, 'nome', p.nome, 'unidadeProduto', p.unidade_produto, 'medidaReal', p.medida_real,
    'unidadeMedida', p.unidade_medida, 'item', json_build_object('id', ip.id, 'nome', ip.nome)))`;

/** A row of `COLUNAS_LOTE`. */
export interface LinhaDeLote {
  lote: { id: number; numero: string; dataFabricacao: string; dataValidade: string };
  produto: { id: number; nome: string; unidadeProduto: string; medidaReal: string; unidadeMedida: string };
  item: { id: number; nome: string };
}

/** The row as the API returns it. */
export function paraProdutoLote({ lote, produto, item }: LinhaDeLote): ProdutoLote {
  return {
    ...lote,
    dataFabricacao: formatarData(lote.dataFabricacao),
    dataValidade: formatarData(lote.dataValidade),
    produto: { ...produto, medidaReal: Number(produto.medidaReal), item },
  };
}
