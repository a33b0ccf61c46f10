import { sql } from 'drizzle-orm';

/** JSON of a `ProdutoCitado`; the query calls produtos `p` and itens_produto `ip`. */
export const PRODUTO_CITADO = sql`json_build_object('id', p.id, 'nome', p.nome, 'unidadeProduto', p.unidade_produto,
  'medidaReal', p.medida_real, 'unidadeMedida', p.unidade_medida, 'item', json_build_object('id', ip.id, 'nome', ip.nome, 'itemProdutoTipo', ip.item_produto_tipo))`;
