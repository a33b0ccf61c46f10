import { sql } from 'drizzle-orm';
import { PRODUTO_CITADO } from '../../cadastros/index.js';

/** JSON of an item of a proposal; the query calls itens_proposta `i`, besides the product's names. */
export const ITEM_PROPOSTA = sql`'id', i.id, 'produto', ${PRODUTO_CITADO}, 'descricao', i.descricao, 'quantidade', i.quantidade,
  'unidadeProduto', i.unidade_produto, 'precoUnidade', i.preco_unidade, 'valorItem', i.valor_item`;
