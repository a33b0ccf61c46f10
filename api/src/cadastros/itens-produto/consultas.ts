import type { Item } from '@merenda/shared/contratos';
import { asc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { itensProduto } from '../../banco/esquema/cadastros/catalogo.js';
import type { Transacao } from '../../banco/transacao.js';
import { porNome } from '../../nucleo/ordem.js';
import { naoEncontrado } from '../../nucleo/recusas.js';

/** Every item, by name. */
export function listarItens(banco: Banco | Transacao): Promise<Item[]> {
  return buscar(banco);
}

/** Locks the row until the end of the transaction and returns the item; 404 when there is none. */
export async function travarItem(tx: Transacao, id: number): Promise<Item> {
  await tx.select({ id: itensProduto.id }).from(itensProduto).where(eq(itensProduto.id, id)).for('update');
  return buscarItem(tx, id);
}

/** Locks the rows in the order of their ids, so that two writes of the same items wait for each other. */
export async function travarItens(tx: Transacao, ids: readonly number[]): Promise<Map<number, Item>> {
  await tx
    .select({ id: itensProduto.id })
    .from(itensProduto)
    .where(inArray(itensProduto.id, [...ids]))
    .orderBy(asc(itensProduto.id))
    .for('update');
  return new Map((await buscarItens(tx, ids)).map((item) => [item.id, item]));
}

/** One item. 404 when there is none. */
async function buscarItem(tx: Transacao, id: number): Promise<Item> {
  const [item] = await buscar(tx, eq(itensProduto.id, id));
  if (!item) throw naoEncontrado('Item não encontrado.');
  return item;
}

/** These items, in this order. */
export async function buscarItens(tx: Transacao, ids: readonly number[]): Promise<Item[]> {
  const achados = new Map((await buscar(tx, inArray(itensProduto.id, [...ids]))).map((item) => [item.id, item]));
  return ids.flatMap((id) => achados.get(id) ?? []);
}

async function buscar(banco: Banco | Transacao, filtro?: SQL): Promise<Item[]> {
  const itens = await banco
    .select({ ...getTableColumns(itensProduto), componentes: COMPONENTES })
    .from(itensProduto)
    .where(filtro);
  return itens.sort(porNome);
}

const COMPONENTES = sql<Item['componentes']>`coalesce((
  select json_agg(json_build_object('componente', json_build_object('id', c.id, 'nome', c.nome, 'unidadeMedida', c.unidade_medida), 'valor', ic.valor) order by c.ordem)
  from item_componentes ic join componentes_nutricionais c on c.id = ic.componente_id where ic.item_id = itens_produto.id), '[]')`;
