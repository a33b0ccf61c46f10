import type { Produto, ProdutoEdicao, ProdutoNovo } from '@merenda/shared/contratos';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { itensProposta } from '../../banco/esquema/aquisicoes.js';
import { itensProduto, produtos } from '../../banco/esquema/catalogo.js';
import { produtoLotes } from '../../banco/esquema/estoques.js';
import { primeira, unico } from '../../banco/restricoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { porNome } from '../../nucleo/ordem.js';
import { conflito, invalido, naoEncontrado } from '../../nucleo/recusas.js';
import { exigirMedidaDosAlimentos } from '../alimentos/item.js';
import { auditar } from '../auditoria/auditar.js';
import { exigirConvencao } from '../convencoes/repositorio.js';
import { recusarSeEmUso } from '../em-uso.js';
import { exigirVersao, type Recebida } from '../versao.js';

const ENTIDADE = 'produtos';

/** Every product, by name. */
export function listarProdutos(banco: Banco): Promise<Produto[]> {
  return buscar(banco);
}

/** Registers a product. 409 when one of the same name exists, 422 when its item or its unit is not there. */
export function criarProduto(contexto: Contexto, novo: ProdutoNovo): Promise<Produto> {
  return emTransacao(contexto, async (tx) => {
    await exigirReferencias(tx, novo);
    const { id } = primeira(
      await comNomeUnico(tx.insert(produtos).values(colunas(novo)).returning({ id: produtos.id })),
    );
    const criado = await buscarUm(tx, id);
    await auditar(tx, { entidade: ENTIDADE, id, acao: 'CRIAR', depois: criado });
    return criado;
  });
}

/**
 * Changes a product. 404, 409 when it changed since it was read.
 * What a package is cannot change once there are lots: the stocks count packages, and would hold another quantity overnight.
 */
export function alterarProduto(contexto: Contexto, id: number, edicao: Recebida<ProdutoEdicao>): Promise<Produto> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travar(tx, id);
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
    const depois = await buscarUm(tx, id);
    await auditar(tx, { entidade: ENTIDADE, id, acao: 'ALTERAR', antes, depois });
    return depois;
  });
}

/** Deletes a product. 409 saying which stocks, acquisitions and requests use it. */
export function excluirProduto(contexto: Contexto, id: number): Promise<void> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travar(tx, id);
    await recusarSeEmUso(tx, contexto, `O produto ${antes.nome}`, [
      {
        tipo: 'lote',
        registros: sql`select id, numero as nome, numero as ordem from produto_lotes where produto_id = ${id}`,
      },
      {
        tipo: 'aquisicao',
        registros: sql`select a.id, a.numero || '/' || a.ano as nome, a.data_contrato as ordem
          from aquisicoes a join propostas_vencedoras p on p.aquisicao_id = a.id join itens_proposta i on i.proposta_id = p.id where i.produto_id = ${id}`,
      },
    ]);
    await tx.delete(produtos).where(eq(produtos.id, id));
    await auditar(tx, { entidade: ENTIDADE, id, acao: 'EXCLUIR', antes });
  });
}

function colunas({ nome, isPerecivel, medidaReal, unidadeMedida, unidadeProduto, item }: ProdutoNovo) {
  return { nome, isPerecivel, medidaReal: String(medidaReal), unidadeMedida, unidadeProduto, itemId: item.id };
}

async function exigirReferencias(tx: Transacao, { item, unidadeProduto, unidadeMedida }: ProdutoNovo): Promise<void> {
  await exigirConvencao(tx, 'unidades-produto', unidadeProduto, 'unidadeProduto');
  // Locked: no food slips in while the product's unit is held against those of the item's foods.
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

async function travar(tx: Transacao, id: number): Promise<Produto> {
  await tx.select({ id: produtos.id }).from(produtos).where(eq(produtos.id, id)).for('update');
  return buscarUm(tx, id);
}

async function buscarUm(tx: Transacao, id: number): Promise<Produto> {
  const [produto] = await buscar(tx, eq(produtos.id, id));
  if (!produto) throw naoEncontrado('Produto não encontrado.');
  return produto;
}

/** All in one JSON: read row by row, five thousand products take the embedded database five times as long, and the process of the API twice. */
async function buscar(banco: Banco | Transacao, filtro: SQL = sql`true`): Promise<Produto[]> {
  const { rows } = await banco.execute<{ produtos: Produto[] }>(sql`
    select coalesce(json_agg(p), '[]') as produtos
    from (
      select produtos.id, produtos.nome, is_perecivel as "isPerecivel", medida_real as "medidaReal", unidade_medida as "unidadeMedida", unidade_produto as "unidadeProduto", item, versao
      from produtos join (select id, nome, item_produto_tipo as "itemProdutoTipo", categoria from itens_produto) item on item.id = item_id
      where ${filtro}) p`);
  return primeira(rows).produtos.sort(porNome);
}
