import { sql } from 'drizzle-orm';
import { PRODUTO_CITADO } from '../../cadastros/index.js';

/** JSON of an item of a proposal; the query calls itens_proposta `i`, besides the product's names. */
export const ITEM_PROPOSTA = sql`'id', i.id, 'produto', ${PRODUTO_CITADO}, 'descricao', i.descricao, 'quantidade', i.quantidade,
  'unidadeProduto', i.unidade_produto, 'precoUnidade', i.preco_unidade, 'valorItem', i.valor_item`;

/** JSON of the families in whose name an item is sold; the query calls itens_proposta `i`. */
export const EM_NOME_DE = sql`(select coalesce(json_agg(json_build_object('caf', m.caf, 'nome', m.nome, 'valor', m.valor) order by m.nome, m.caf), '[]')
  from itens_proposta_membros m where m.item_proposta_id = i.id)`;
