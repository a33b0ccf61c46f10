import { sql } from 'drizzle-orm';

/** JSON of a `ProdutoCitado`; the query calls produtos `p` and itens_produto `ip`. */
export const PRODUTO_CITADO = sql`json_build_object('id', p.id, 'nome', p.nome, 'unidadeProduto', p.unidade_produto,
  'medidaReal', p.medida_real, 'unidadeMedida', p.unidade_medida, 'item', json_build_object('id', ip.id, 'nome', ip.nome, 'itemProdutoTipo', ip.item_produto_tipo))`;

/** What a supplier is called; the query calls fornecedores `f`. */
export const NOME_DO_FORNECEDOR = sql`coalesce(f.nome, f.nome_fantasia, f.razao_social)`;

/** JSON of a `FornecedorCitado`; the query calls fornecedores `f`. */
export const FORNECEDOR_CITADO = sql`json_build_object('id', f.id, 'fornecedorTipo', f.fornecedor_tipo,
  'nome', ${NOME_DO_FORNECEDOR}, 'agriculturaFamiliar', f.agricultura_familiar)`;

/** JSON of an item of a proposal; the query calls itens_proposta `i`, besides the product's names. */
export const ITEM_PROPOSTA = sql`'id', i.id, 'produto', ${PRODUTO_CITADO}, 'descricao', i.descricao, 'quantidade', i.quantidade,
  'unidadeProduto', i.unidade_produto, 'precoUnidade', i.preco_unidade, 'valorItem', i.valor_item`;
