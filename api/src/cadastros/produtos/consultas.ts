import type { Produto } from '@merenda/shared/contratos';
import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { produtos } from '../../banco/esquema/cadastros/catalogo.js';
import { primeira } from '../../banco/restricoes.js';
import type { Transacao } from '../../banco/transacao.js';
import { porNome } from '../../nucleo/ordem.js';
import { naoEncontrado } from '../../nucleo/recusas.js';

/** Every product, by name. */
export function listarProdutos(banco: Banco | Transacao): Promise<Produto[]> {
  return buscar(banco);
}

/** Locks a product until the end of the transaction and reads it. 404 when there is none. */
export async function travarProduto(tx: Transacao, id: number): Promise<Produto> {
  await tx.select({ id: produtos.id }).from(produtos).where(eq(produtos.id, id)).for('update');
  return buscarProduto(tx, id);
}

/** One product. 404 when there is none. */
async function buscarProduto(tx: Transacao, id: number): Promise<Produto> {
  const [produto] = await buscar(tx, eq(produtos.id, id));
  if (!produto) throw naoEncontrado('Produto não encontrado.');
  return produto;
}

/** These products, in this order. */
export async function buscarProdutos(tx: Banco | Transacao, ids: readonly number[]): Promise<Produto[]> {
  const achados = new Map((await buscar(tx, inArray(produtos.id, [...ids]))).map((produto) => [produto.id, produto]));
  return ids.flatMap((id) => achados.get(id) ?? []);
}

const PRODUTOS = sql`
  select produtos.id, produtos.nome, is_perecivel as "isPerecivel", medida_real as "medidaReal", unidade_medida as "unidadeMedida", unidade_produto as "unidadeProduto", item, temperatura_minima as "temperaturaMinima", temperatura_maxima as "temperaturaMaxima", versao
  from produtos join (select id, nome, item_produto_tipo as "itemProdutoTipo", categoria from itens_produto) item on item.id = item_id`;

/** JSON of a `Produto`; the query calls produtos `p`. */
export const PRODUTO = sql`(select to_json(um) from (${PRODUTOS} where produtos.id = p.id) um)`;

/**
 * All in one JSON: to read five thousand products row by row, the embedded database needs five times as long, and the
 * API's process twice as long.
 */
async function buscar(banco: Banco | Transacao, filtro: SQL = sql`true`): Promise<Produto[]> {
  const { rows } = await banco.execute<{ produtos: Produto[] }>(sql`
    select coalesce(json_agg(p), '[]') as produtos
    from (${PRODUTOS} where ${filtro}) p`);
  return primeira(rows).produtos.sort(porNome);
}

/** JSON of a `ProdutoCitado`; the query calls produtos `p` and itens_produto `ip`. */
export const PRODUTO_CITADO = sql`json_build_object('id', p.id, 'nome', p.nome, 'unidadeProduto', p.unidade_produto,
  'medidaReal', p.medida_real, 'unidadeMedida', p.unidade_medida, 'item', json_build_object('id', ip.id, 'nome', ip.nome, 'itemProdutoTipo', ip.item_produto_tipo))`;
