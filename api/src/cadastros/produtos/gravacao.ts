import type { Produto, ProdutoEdicao, ProdutoNovo } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { itensProduto, produtos } from '../../banco/esquema/cadastros/catalogo.js';
import { comoNumeric } from '../../banco/esquema/colunas.js';
import { itensProposta } from '../../banco/esquema/compras/aquisicoes.js';
import { produtoLotes } from '../../banco/esquema/estoque/estoques.js';
import { enviadas, primeira, unico } from '../../banco/restricoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { auditarAlteracoes, auditarCriacoes } from '../../mecanismos/auditoria/auditar.js';
import { exigirConvencao } from '../../mecanismos/convencoes.js';
import { exigirVersao, type Recebida } from '../../mecanismos/versao.js';
import { conflito, invalido } from '../../nucleo/recusas.js';
import { exigirMedidaDosAlimentos } from '../itens-produto/medida.js';
import { buscarProdutos, travarProduto } from './consultas.js';

/** Registers a product. 409 when one of the same name exists, 422 when its item or its unit does not exist. */
export function criarProduto(contexto: Contexto, novo: ProdutoNovo): Promise<Produto> {
  return emTransacao(contexto, async (tx) => {
    await exigirReferencias(tx, novo);
    return primeira(await inserirProdutos(tx, [novo]));
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
    await exigirReferencias(tx, edicao, antes);
    const recusa = recusaDaEmbalagem(antes, edicao, {
      comLotes: await temLotes(tx, id),
      contratado: await estaContratado(tx, id),
    });
    if (recusa) throw conflito(recusa);
    return primeira(await atualizarProdutos(tx, [{ antes, depois: edicao }]));
  });
}

/** Writes new products and their audit lines. The caller has checked their references. */
export async function inserirProdutos(tx: Transacao, novos: readonly ProdutoNovo[]): Promise<Produto[]> {
  const inseridos = await comNomeUnico(tx.insert(produtos).values(novos.map(colunas)).returning({ id: produtos.id }));
  const criados = await buscarProdutos(
    tx,
    inseridos.map(({ id }) => id),
  );
  await auditarCriacoes(tx, 'produtos', criados);
  return criados;
}

/** A product as it is and as it will be. */
interface MudancaDeProduto {
  antes: Produto;
  depois: ProdutoNovo;
}

/** Writes changes of products, which the caller has locked and checked, and their audit lines. */
export async function atualizarProdutos(tx: Transacao, mudancas: readonly MudancaDeProduto[]): Promise<Produto[]> {
  // One statement for all of them: each id exists.
  await comNomeUnico(
    tx
      .insert(produtos)
      .values(mudancas.map(({ antes, depois }) => ({ id: antes.id, ...colunas(depois), versao: antes.versao + 1 })))
      .onConflictDoUpdate({
        target: produtos.id,
        set: enviadas(produtos, [
          'nome',
          'isPerecivel',
          'medidaReal',
          'unidadeMedida',
          'unidadeProduto',
          'itemId',
          'temperaturaMinima',
          'temperaturaMaxima',
          'versao',
        ]),
      }),
  );
  const antes = new Map(mudancas.map((mudanca) => [mudanca.antes.id, mudanca.antes]));
  const alterados = await buscarProdutos(tx, [...antes.keys()]);
  await auditarAlteracoes(tx, 'produtos', antes, alterados);
  return alterados;
}

/** Why the package of a product may not change: its lots are counted in it, or a contract is. Null when it may. */
export function recusaDaEmbalagem(
  antes: Produto,
  depois: ProdutoNovo,
  { comLotes, contratado }: { comLotes: boolean; contratado: boolean },
): string | null {
  if (!mudaEmbalagem(antes, depois)) return null;
  if (comLotes)
    return 'Este produto já tem lotes em estoque: item, medida e unidades não podem mudar. Cadastre outro produto.';
  // Balances of contracts are counted in the product's unit.
  if (contratado)
    return 'Este produto está em uma licitação ou contrato: item, medida e unidades não podem mudar. Cadastre outro produto.';
  return null;
}

function colunas({ medidaReal, item, temperaturaMinima, temperaturaMaxima, ...produto }: ProdutoNovo) {
  const { nome, isPerecivel, unidadeMedida, unidadeProduto } = produto;
  return {
    nome,
    isPerecivel,
    medidaReal: String(medidaReal),
    unidadeMedida,
    unidadeProduto,
    itemId: item.id,
    temperaturaMinima: comoNumeric(temperaturaMinima),
    temperaturaMaxima: comoNumeric(temperaturaMaxima),
  };
}

async function exigirReferencias(
  tx: Transacao,
  { item, unidadeProduto, unidadeMedida }: ProdutoNovo,
  antes?: Produto,
): Promise<void> {
  await exigirConvencao(tx, 'unidades-produto', unidadeProduto, 'unidadeProduto', antes?.unidadeProduto);
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

/** Runs a write; throws 409 at the field when another record has the same name. */
export function comNomeUnico<T>(escrita: Promise<T>): Promise<T> {
  return unico(escrita, 'produtos_nome_unique', 'nome', 'Já existe um produto com este nome.');
}
