import type { Produto, ProdutoEdicao, ProdutoNovo } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { itensProposta } from '../../banco/esquema/aquisicoes.js';
import { itensProduto, produtos } from '../../banco/esquema/catalogo.js';
import { produtoLotes } from '../../banco/esquema/estoques.js';
import { primeira, unico } from '../../banco/restricoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { conflito, invalido } from '../../nucleo/recusas.js';
import { exigirMedidaDosAlimentos } from '../alimentos/item.js';
import { auditar } from '../auditoria/auditar.js';
import { exigirConvencao } from '../convencoes/consultas.js';
import { exigirVersao, type Recebida } from '../versao.js';
import { buscarProduto, travarProduto } from './consultas.js';

/** Registers a product. 409 when one of the same name exists, 422 when its item or its unit does not exist. */
export function criarProduto(contexto: Contexto, novo: ProdutoNovo): Promise<Produto> {
  return emTransacao(contexto, async (tx) => {
    await exigirReferencias(tx, novo);
    const { id } = primeira(
      await comNomeUnico(tx.insert(produtos).values(colunas(novo)).returning({ id: produtos.id })),
    );
    const criado = await buscarProduto(tx, id);
    await auditar(tx, { entidade: 'produtos', id, acao: 'CRIAR', depois: criado });
    return criado;
  });
}

/**
 * Changes a product. 404, 409 when it changed since it was read. The content of a package cannot change after lots
 * exist: the stocks count packages, so their quantity would change.
 */
export function alterarProduto(contexto: Contexto, id: number, edicao: Recebida<ProdutoEdicao>): Promise<Produto> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travarProduto(tx, id);
    exigirVersao(antes, edicao.versao, 'O produto foi alterado');
    await exigirReferencias(tx, edicao);
    if (mudaEmbalagem(antes, edicao) && (await temLotes(tx, id))) {
      throw conflito(
        'Este produto já tem lotes em estoque: item, medida e unidades não podem mudar. Cadastre outro produto.',
      );
    }
    // Balances of contracts are counted in the product's unit.
    if (mudaEmbalagem(antes, edicao) && (await estaContratado(tx, id))) {
      throw conflito(
        'Este produto está em uma licitação ou contrato: item, medida e unidades não podem mudar. Cadastre outro produto.',
      );
    }
    await comNomeUnico(
      tx
        .update(produtos)
        .set({ ...colunas(edicao), versao: antes.versao + 1 })
        .where(eq(produtos.id, id)),
    );
    const depois = await buscarProduto(tx, id);
    await auditar(tx, { entidade: 'produtos', id, acao: 'ALTERAR', antes, depois });
    return depois;
  });
}

function colunas({ nome, isPerecivel, medidaReal, unidadeMedida, unidadeProduto, item }: ProdutoNovo) {
  return { nome, isPerecivel, medidaReal: String(medidaReal), unidadeMedida, unidadeProduto, itemId: item.id };
}

async function exigirReferencias(tx: Transacao, { item, unidadeProduto, unidadeMedida }: ProdutoNovo): Promise<void> {
  await exigirConvencao(tx, 'unidades-produto', unidadeProduto, 'unidadeProduto');
  // Locked: no food is added while the product's unit is compared with those of the item's foods.
  const [achado] = await tx
    .select({ id: itensProduto.id })
    .from(itensProduto)
    .where(eq(itensProduto.id, item.id))
    .for('update');
  if (!achado) throw invalido([{ campo: 'item.id', mensagem: 'Item não encontrado.' }]);
  await exigirMedidaDosAlimentos(tx, item.id, unidadeMedida);
}

function mudaEmbalagem(antes: Produto, { medidaReal, unidadeMedida, unidadeProduto, item }: ProdutoNovo): boolean {
  return (
    antes.medidaReal !== medidaReal ||
    antes.unidadeMedida !== unidadeMedida ||
    antes.unidadeProduto !== unidadeProduto ||
    antes.item.id !== item.id
  );
}

async function temLotes(tx: Transacao, produtoId: number): Promise<boolean> {
  return (await tx.$count(produtoLotes, eq(produtoLotes.produtoId, produtoId))) > 0;
}

async function estaContratado(tx: Transacao, produtoId: number): Promise<boolean> {
  return (await tx.$count(itensProposta, eq(itensProposta.produtoId, produtoId))) > 0;
}

function comNomeUnico<T>(escrita: Promise<T>): Promise<T> {
  return unico(escrita, 'produtos_nome_unique', 'nome', 'Já existe um produto com este nome.');
}
