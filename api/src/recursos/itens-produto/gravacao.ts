import type { Item, ItemEdicao, ItemNovo, TipoItem } from '@merenda/shared/contratos';
import { violacoesDaCategoria } from '@merenda/shared/regras';
import { eq } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { itemComponentes, itensProduto } from '../../banco/esquema/catalogo.js';
import { primeira, unico } from '../../banco/restricoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { invalido } from '../../nucleo/recusas.js';
import { auditar } from '../auditoria/auditar.js';
import { colunasDosComponentes } from '../componentes-nutricionais/informados.js';
import { exigirConvencao } from '../convencoes/consultas.js';
import { exigirVersao, type Recebida } from '../versao.js';
import { buscarItem, travarItem } from './consultas.js';

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
    const criado = await buscarItem(tx, id);
    await auditar(tx, { entidade: 'itens-produto', id, acao: 'CRIAR', depois: criado });
    return criado;
  });
}

/** Changes an item. 404, 409 when it changed since it was read, 422 when its type would change. */
export function alterarItem(contexto: Contexto, id: number, edicao: Recebida<ItemEdicao>): Promise<Item> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travarItem(tx, id);
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
    const depois = await buscarItem(tx, id);
    await auditar(tx, { entidade: 'itens-produto', id, acao: 'ALTERAR', antes, depois });
    return depois;
  });
}

/** A food needs a category of the list; other types have none. */
async function exigirCategoria(tx: Transacao, tipo: TipoItem, categoria: ItemEdicao['categoria']): Promise<void> {
  if (tipo !== 'ALIMENTO') return;
  const [falta] = violacoesDaCategoria({ itemProdutoTipo: tipo, categoria });
  if (falta) throw invalido([falta]);
  await exigirConvencao(tx, 'categorias-alimento', categoria ?? '', 'categoria');
}

/** Only foods have a category and a degree of processing. */
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
