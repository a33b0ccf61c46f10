import type { Item, ItemEdicao, ItemNovo, TipoItem } from '@merenda/shared/contratos';
import { violacoesDaCategoria } from '@merenda/shared/regras';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { itemComponentes, itensProduto } from '../../banco/esquema/catalogo.js';
import { primeira, unico } from '../../banco/restricoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { porNome } from '../../nucleo/ordem.js';
import { invalido, naoEncontrado } from '../../nucleo/recusas.js';
import { auditar } from '../auditoria/auditar.js';
import { colunasDosComponentes } from '../componentes-nutricionais/informados.js';
import { exigirConvencao } from '../convencoes/repositorio.js';
import { recusarSeEmUso } from '../em-uso.js';
import { exigirVersao, type Recebida } from '../versao.js';

const ENTIDADE = 'itens-produto';

/** Every item, by name. */
export function listarItens(banco: Banco): Promise<Item[]> {
  return buscar(banco);
}

/** Registers an item. 409 when one of the same name and type exists. */
export function criarItem(contexto: Contexto, novo: ItemNovo): Promise<Item> {
  return emTransacao(contexto, async (tx) => {
    const { nome, itemProdutoTipo, componentes } = novo;
    await exigirCategoria(tx, itemProdutoTipo, novo.categoria);
    const inseridos = tx
      .insert(itensProduto)
      .values({ nome, itemProdutoTipo, ...soDeAlimento(itemProdutoTipo, novo) })
      .returning({ id: itensProduto.id });
    const { id } = primeira(await comNomeUnico(inseridos));
    await gravarComponentes(tx, id, itemProdutoTipo, componentes);
    const criado = await buscarUm(tx, id);
    await auditar(tx, { entidade: ENTIDADE, id, acao: 'CRIAR', depois: criado });
    return criado;
  });
}

/** Changes an item. 404, 409 when it changed since it was read, 422 when its type would change. */
export function alterarItem(contexto: Contexto, id: number, edicao: Recebida<ItemEdicao>): Promise<Item> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travar(tx, id);
    exigirVersao(antes, edicao.versao, 'O item foi alterado');
    const tipo = antes.itemProdutoTipo;
    if (edicao.itemProdutoTipo && edicao.itemProdutoTipo !== tipo)
      throw invalido([{ campo: 'itemProdutoTipo', mensagem: 'O tipo do item não pode ser alterado.' }]);
    await exigirCategoria(tx, tipo, edicao.categoria);
    await comNomeUnico(
      tx
        .update(itensProduto)
        .set({ nome: edicao.nome, ...soDeAlimento(tipo, edicao), versao: antes.versao + 1 })
        .where(eq(itensProduto.id, id)),
    );
    await gravarComponentes(tx, id, tipo, edicao.componentes);
    const depois = await buscarUm(tx, id);
    await auditar(tx, { entidade: ENTIDADE, id, acao: 'ALTERAR', antes, depois });
    return depois;
  });
}

/** Deletes an item. 409 saying which products and foods use it. */
export function excluirItem(contexto: Contexto, id: number): Promise<void> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travar(tx, id);
    await recusarSeEmUso(tx, contexto, `O item ${antes.nome}`, [
      { tipo: 'produto', registros: sql`select id, nome, nome as ordem from produtos where item_id = ${id}` },
      { tipo: 'alimento', registros: sql`select id, nome, nome as ordem from alimentos where item_id = ${id}` },
    ]);
    await tx.delete(itensProduto).where(eq(itensProduto.id, id));
    await auditar(tx, { entidade: ENTIDADE, id, acao: 'EXCLUIR', antes });
  });
}

/** A food needs a category of the list; other types lose theirs. */
async function exigirCategoria(tx: Transacao, tipo: TipoItem, categoria: ItemEdicao['categoria']): Promise<void> {
  if (tipo !== 'ALIMENTO') return;
  const [falta] = violacoesDaCategoria({ itemProdutoTipo: tipo, categoria });
  if (falta) throw invalido([falta]);
  await exigirConvencao(tx, 'categorias-alimento', categoria ?? '', 'categoria');
}

/** Category and degree of processing belong to foods alone. */
function soDeAlimento(
  tipo: TipoItem,
  { categoria, grauProcessamento }: Pick<ItemEdicao, 'categoria' | 'grauProcessamento'>,
) {
  const alimento = tipo === 'ALIMENTO';
  return { categoria: (alimento && categoria) || null, grauProcessamento: (alimento && grauProcessamento) || null };
}

/** Replaces the nutrients of a food; cleaning and office items have none (specification 1, section 3). */
async function gravarComponentes(
  tx: Transacao,
  itemId: number,
  tipo: TipoItem,
  componentes: ItemNovo['componentes'],
): Promise<void> {
  if (componentes === undefined) return;
  await tx.delete(itemComponentes).where(eq(itemComponentes.itemId, itemId));
  if (tipo !== 'ALIMENTO' || componentes.length === 0) return;
  const colunas = await colunasDosComponentes(tx, componentes);
  await tx.insert(itemComponentes).values(colunas.map((coluna) => ({ itemId, ...coluna })));
}

function comNomeUnico<T>(escrita: Promise<T>): Promise<T> {
  return unico(escrita, 'itens_produto_nome_unico', 'nome', 'Já existe um item deste tipo com este nome.');
}

/** Locks the row until the end of the transaction and answers the item; 404 when there is none. */
async function travar(tx: Transacao, id: number): Promise<Item> {
  await tx.select({ id: itensProduto.id }).from(itensProduto).where(eq(itensProduto.id, id)).for('update');
  return buscarUm(tx, id);
}

async function buscarUm(tx: Transacao, id: number): Promise<Item> {
  const [item] = await buscar(tx, eq(itensProduto.id, id));
  if (!item) throw naoEncontrado('Item não encontrado.');
  return item;
}

async function buscar(banco: Banco | Transacao, filtro?: SQL): Promise<Item[]> {
  const itens = await banco
    .select({
      id: itensProduto.id,
      nome: itensProduto.nome,
      itemProdutoTipo: itensProduto.itemProdutoTipo,
      categoria: itensProduto.categoria,
      grauProcessamento: itensProduto.grauProcessamento,
      componentes: COMPONENTES,
      versao: itensProduto.versao,
    })
    .from(itensProduto)
    .where(filtro);
  return itens.sort(porNome);
}

const COMPONENTES = sql<Item['componentes']>`coalesce((
  select json_agg(json_build_object('componente', json_build_object('id', c.id, 'nome', c.nome, 'unidadeMedida', c.unidade_medida), 'valor', ic.valor) order by c.ordem)
  from item_componentes ic join componentes_nutricionais c on c.id = ic.componente_id where ic.item_id = itens_produto.id), '[]')`;
