import type { Kit, KitsDeHoje } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import { and, asc, desc, eq, gt, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { itensProduto, produtos } from '../../banco/esquema/cadastros/catalogo.js';
import { produtoLotes, produtosEstoque, estoques } from '../../banco/esquema/estoque/estoques.js';
import { kitProdutos, kits } from '../../banco/esquema/estoque/kits.js';
import type { Transacao } from '../../banco/transacao.js';
import { nomeDoAutor } from '../../mecanismos/auditoria/autores.js';
import { naoEncontrado } from '../../nucleo/recusas.js';
import { dataHoraBR, hoje } from '../../nucleo/relogio.js';
import { colunasDoEstorno, lerEstorno } from '../estoques/estornado.js';
import { COLUNAS_LOTE } from '../estoques/lotes.js';

/** The kits that a stock handed over, newest first. 404 when the stock is not the unit's. */
export async function listarKits(banco: Banco, estoqueId: number, unidadeId: number): Promise<Kit[]> {
  const [estoque] = await banco
    .select({ id: estoques.id })
    .from(estoques)
    .where(and(eq(estoques.id, estoqueId), eq(estoques.unidadeEducacionalId, unidadeId)));
  if (!estoque) throw naoEncontrado('O estoque não é desta unidade.');
  return buscarKits(banco, eq(kits.estoqueId, estoqueId));
}

/** The students who got a kit of the stock today, each once, without their names; a reversed kit was not handed over. */
export async function alunosComKitHoje(banco: Banco, estoqueId: number): Promise<KitsDeHoje> {
  const linhas = await banco
    .selectDistinct({ alunoId: kits.alunoId })
    .from(kits)
    .where(and(eq(kits.estoqueId, estoqueId), eq(kits.data, hoje()), gt(kits.alunoId, 0), isNull(kits.estornadoEm)))
    .orderBy(asc(kits.alunoId));
  return { alunos: linhas.map(({ alunoId }) => alunoId) };
}

/** One kit of a stock. 404 when the kit is not from this stock. */
export async function buscarKit(banco: Banco, estoqueId: number, id: number): Promise<Kit> {
  const [kit] = await buscarKits(banco, and(eq(kits.id, id), eq(kits.estoqueId, estoqueId)));
  if (!kit) throw naoEncontrado('Kit não encontrado.');
  return kit;
}

/** Kits with their products, newest first. */
export async function buscarKits(banco: Banco | Transacao, filtro: SQL | undefined): Promise<Kit[]> {
  const { id, alunoId, turmaId, anoLetivo, nome, data, criadoEm } = kits;
  const linhas = await banco
    .select({
      id,
      alunoId,
      turmaId,
      anoLetivo,
      nome,
      data,
      criadoEm,
      entreguePor: nomeDoAutor(kits.usuarioId),
      estorno: colunasDoEstorno(kits),
    })
    .from(kits)
    .where(filtro)
    .orderBy(desc(id));
  const produtosDe = await buscarProdutos(
    banco,
    linhas.map((kit) => kit.id),
  );
  return linhas.map(({ entreguePor, ...kit }) => ({
    ...kit,
    data: formatarData(kit.data),
    criadoEm: dataHoraBR(kit.criadoEm),
    usuario: { nome: entreguePor },
    estorno: lerEstorno(kit.estorno),
    produtosKits: produtosDe.get(kit.id) ?? [],
  }));
}

async function buscarProdutos(banco: Banco | Transacao, ids: number[]): Promise<Map<number, Kit['produtosKits']>> {
  const grupos = new Map<number, Kit['produtosKits']>(ids.map((id) => [id, []]));
  if (ids.length === 0) return grupos;
  const linhas = await banco
    .select({ kitId: kitProdutos.kitId, quantidade: kitProdutos.quantidade, ...COLUNAS_LOTE })
    .from(kitProdutos)
    .innerJoin(produtosEstoque, eq(produtosEstoque.id, kitProdutos.produtoEstoqueId))
    .innerJoin(produtoLotes, eq(produtoLotes.id, produtosEstoque.produtoLoteId))
    .innerJoin(produtos, eq(produtos.id, produtoLotes.produtoId))
    .innerJoin(itensProduto, eq(itensProduto.id, produtos.itemId))
    .where(inArray(kitProdutos.kitId, ids))
    .orderBy(asc(kitProdutos.id));
  for (const { kitId, quantidade, lote, produto, item } of linhas) {
    grupos.get(kitId)?.push({
      produtoLoteFk: lote.id,
      nome: produto.nome,
      item: item.nome,
      numeroLote: lote.numero,
      dataValidade: formatarData(lote.dataValidade),
      unidadeMedida: produto.unidadeProduto,
      conteudo: { medidaReal: Number(produto.medidaReal), unidadeMedida: produto.unidadeMedida },
      quantidade: Number(quantidade),
    });
  }
  return grupos;
}
