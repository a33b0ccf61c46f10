import type {
  BuscaProdutosEstoque,
  LinhaKardex,
  Pagina,
  PaginaPedida,
  ProdutoEstoque,
} from '@merenda/shared/contratos';
import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { kardex } from '../../banco/esquema/estoque/estoques.js';
import { linhasDoEstoque } from '../../banco/esquema/recortes.js';
import { comLinhas, paginar, type Lista } from '../../banco/paginas.js';
import type { Transacao } from '../../banco/transacao.js';
import { nomeDoAutor } from '../../mecanismos/auditoria/autores.js';
import { naoEncontrado } from '../../nucleo/recusas.js';
import { dataHoraBR } from '../../nucleo/relogio.js';
import { BLOQUEIO, lerBloqueio, PRODUTO_LOTE } from './lotes.js';

/** The lines of a stock, also those without balance, first expiring first. */
export function listarLinhas(banco: Banco, estoqueId: number): Promise<ProdutoEstoque[]> {
  return buscarLinhas(banco, sql`pe.estoque_id = ${estoqueId} and pe.excluido_em is null`);
}

/** The lines of a stock that have a balance, first expiring first. After some years most lines have none. */
function listarLinhasComSaldo(banco: Banco, estoqueId: number): Promise<ProdutoEstoque[]> {
  return buscarLinhas(banco, sql`pe.estoque_id = ${estoqueId} and pe.excluido_em is null and pe.quantidade > 0`);
}

/** The lines of a stock as a call asks for them. */
export const lerLinhas = (
  banco: Banco,
  estoqueId: number,
  { comSaldo }: BuscaProdutosEstoque,
): Promise<ProdutoEstoque[]> =>
  comSaldo === 'true' ? listarLinhasComSaldo(banco, estoqueId) : listarLinhas(banco, estoqueId);

/** One line. 404 when it does not exist. */
export async function buscarLinha(banco: Banco | Transacao, id: number): Promise<ProdutoEstoque> {
  const [linha] = await buscarLinhas(banco, sql`pe.id = ${id}`);
  if (!linha) throw naoEncontrado('O produto não está neste estoque.');
  return linha;
}

/** All in one JSON: the embedded database needs three times as long to read thousands of lots row by row. */
async function buscarLinhas(banco: Banco | Transacao, filtro: SQL): Promise<ProdutoEstoque[]> {
  const { rows } = await banco.execute<{ linhas: ProdutoEstoque[] }>(sql`
    select coalesce(json_agg(json_build_object('id', pe.id, 'quantidade', pe.quantidade, 'produtoLote', ${PRODUTO_LOTE},
      'bloqueio', case when pe.bloqueado then ${BLOQUEIO} end) order by l.data_validade, pe.id), '[]') as linhas
    from produtos_estoque pe
    join produto_lotes l on l.id = pe.produto_lote_id
    join produtos p on p.id = l.produto_id
    join itens_produto ip on ip.id = p.item_id
    where ${filtro}`);
  return (rows[0]?.linhas ?? []).map((linha) => ({ ...linha, bloqueio: lerBloqueio(linha.bloqueio) }));
}

/** The ledger of a line, newest first, also of a deleted line. 404 when the line belongs to another stock. */
export async function listarKardex(banco: Banco, estoqueId: number, produtoEstoqueId: number): Promise<LinhaKardex[]> {
  await exigirLinha(banco, estoqueId, produtoEstoqueId);
  return lerKardex(banco, eq(kardex.produtoEstoqueId, produtoEstoqueId));
}

/** Newest first. */
const KARDEX: Lista = { de: sql`${kardex}`, chaves: [{ coluna: kardex.id, tipo: 'inteiro', decrescente: true }] };

/** One page of the ledger of a line. Throws like `listarKardex`. */
export async function paginaDoKardex(
  banco: Banco,
  estoqueId: number,
  produtoEstoqueId: number,
  pagina: PaginaPedida,
): Promise<Pagina<LinhaKardex>> {
  await exigirLinha(banco, estoqueId, produtoEstoqueId);
  const ids = await paginar<number>(
    banco,
    KARDEX,
    { linha: sql`${kardex.id}`, escopo: eq(kardex.produtoEstoqueId, produtoEstoqueId) },
    pagina,
  );
  return comLinhas(ids, (lidos) => lerKardex(banco, inArray(kardex.id, lidos)));
}

async function exigirLinha(banco: Banco, estoqueId: number, produtoEstoqueId: number): Promise<void> {
  const [linha] = await banco
    .select({ id: linhasDoEstoque.id })
    .from(linhasDoEstoque)
    .where(and(eq(linhasDoEstoque.id, produtoEstoqueId), eq(linhasDoEstoque.estoqueId, estoqueId)));
  if (!linha) throw naoEncontrado('O produto não está neste estoque.');
}

async function lerKardex(banco: Banco, filtro: SQL): Promise<LinhaKardex[]> {
  const { id, quando, tipo, quantidade, saldo, documento, documentoId, observacao } = kardex;
  const linhas = await banco
    .select({
      id,
      quando,
      tipo,
      quantidade,
      saldo,
      documento,
      documentoId,
      observacao,
      nome: nomeDoAutor(kardex.usuarioId),
    })
    .from(kardex)
    .where(filtro)
    .orderBy(desc(kardex.id));
  return linhas.map(({ nome, ...resto }) => ({
    ...resto,
    quando: dataHoraBR(resto.quando),
    quantidade: Number(resto.quantidade),
    saldo: Number(resto.saldo),
    usuario: { nome },
  }));
}
