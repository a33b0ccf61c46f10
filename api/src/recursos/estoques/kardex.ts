import type { DocumentoKardex, TipoKardex } from '@merenda/shared/contratos';
import { decimal, type Numerico, type Violacao } from '@merenda/shared/regras';
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { produtoLotes, produtosEstoque } from '../../banco/esquema/estoques.js';
import { primeira } from '../../banco/restricoes.js';
import type { Transacao } from '../../banco/transacao.js';
import { conflito, naoEncontrado } from '../../nucleo/recusas.js';
import { agora } from '../../nucleo/relogio.js';

const AUSENTE = 'O produto não está neste estoque.';

/** A line as it stands under the lock. `quantidade`: packages, decimal string with 3 places. */
export type LinhaTravada = Omit<typeof produtosEstoque.$inferSelect, 'excluidoEm'>;

/**
 * Locks stock lines until the end of the transaction, always in the order of their ids, so that two transactions never wait for each other.
 * Everything that will change in the transaction is locked in one call. 404 when one is not there or was deleted.
 */
export async function travarLinhas(tx: Transacao, ids: readonly number[]): Promise<Map<number, LinhaTravada>> {
  const unicos = [...new Set(ids)];
  const { id, estoqueId, produtoLoteId, quantidade } = produtosEstoque;
  const linhas = await tx
    .select({ id, estoqueId, produtoLoteId, quantidade })
    .from(produtosEstoque)
    .where(and(inArray(produtosEstoque.id, unicos), isNull(produtosEstoque.excluidoEm)))
    .orderBy(asc(produtosEstoque.id))
    .for('update');
  if (linhas.length < unicos.length) throw naoEncontrado(AUSENTE);
  return new Map(linhas.map((linha) => [linha.id, linha]));
}

/**
 * As `travarLinhas`, for lines of one stock, in the order of `ids`. A line of another stock is not there: 404.
 */
export async function travarLinhasDe(
  tx: Transacao,
  estoqueId: number,
  ids: readonly number[],
): Promise<LinhaTravada[]> {
  const travadas = await travarLinhas(tx, ids);
  return ids.map((id) => {
    const linha = travadas.get(id);
    if (linha?.estoqueId !== estoqueId) throw naoEncontrado(AUSENTE);
    return linha;
  });
}

/** As `travarLinhasDe`, for one line. */
export async function travarLinhaDe(tx: Transacao, estoqueId: number, id: number): Promise<LinhaTravada> {
  return primeira(await travarLinhasDe(tx, estoqueId, [id]));
}

/** What shall leave a locked line, and the field of the request that asks for it. */
export interface SaidaPedida {
  linha: LinhaTravada;
  /** Packages. */
  quantidade: Numerico;
  campo: string;
}

/** Throws 409, each shortage at its field, unless every line holds what is asked of it. */
export async function exigirSaldos(tx: Transacao, saidas: readonly SaidaPedida[]): Promise<void> {
  const erros: Violacao[] = [];
  for (const { linha, quantidade, campo } of saidas) {
    if (decimal(quantidade).gt(linha.quantidade)) erros.push({ campo, mensagem: await fraseDeFalta(tx, linha.id) });
  }
  const [primeiro] = erros;
  if (primeiro)
    throw conflito(erros.length === 1 ? primeiro.mensagem : 'Quantidade insuficiente nos produtos indicados.', erros);
}

/** A line that is written into the kardex. */
export interface LinhaDoKardex {
  produtoEstoqueId: number;
  /** Packages, signed, at most 3 decimals: what comes in is positive, what goes out negative. */
  quantidade: string;
  tipo: TipoKardex;
  /** Table of the document behind the line, and its id. */
  documento: DocumentoKardex;
  documentoId: number | null;
  observacao?: string;
  /** The line of the ledger that this one reverses. */
  estornaId?: number;
}

/**
 * Writes one line of the ledger and the balance with it: the only way in which a stock changes.
 * Answers the new balance. 409 when the line holds less than what goes out.
 */
export async function lancar(tx: Transacao, linha: LinhaDoKardex): Promise<string> {
  return primeira(await lancarTodos(tx, [linha]));
}

/**
 * As `lancar`, for many lines at once in one statement; each line stands in the list once. Answers the balances in the order of the list.
 * 409 when one of them holds less than what goes out: nothing is written then.
 */
export async function lancarTodos(tx: Transacao, linhas: readonly LinhaDoKardex[]): Promise<string[]> {
  if (tx.autor === null) throw new Error('a ledger line needs its author');
  if (linhas.length === 0) return [];
  const valores = linhas.map(
    ({ produtoEstoqueId, quantidade, tipo, documento, documentoId, observacao = null, estornaId = null }, ordem) =>
      sql`(${ordem}::int, ${produtoEstoqueId}::int, ${quantidade}::numeric(14, 3), ${tipo}::text, ${documento}::text, ${documentoId}::int, ${observacao}::text, ${estornaId}::int)`,
  );
  const { rows } = await tx.execute<{ id: number; saldo: string }>(sql`
    with novas (ordem, id, quantidade, tipo, documento, documento_id, observacao, estorna_id) as (values ${sql.join(valores, sql`, `)}),
    linhas as (
      update produtos_estoque pe set quantidade = pe.quantidade + v.quantidade from novas v
      where pe.id = v.id and pe.quantidade + v.quantidade >= 0 returning v.*, pe.quantidade as saldo)
    insert into kardex (produto_estoque_id, quantidade, saldo, tipo, documento, documento_id, observacao, estorna_id, usuario_id, quando)
    select id, quantidade, saldo, tipo, documento, documento_id, observacao, estorna_id, ${tx.autor}::int, ${agora().toISOString()}::timestamptz from linhas order by ordem
    returning produto_estoque_id as id, saldo::text as saldo`);
  const saldos = new Map(rows.map(({ id, saldo }) => [id, saldo]));
  const emOrdem: string[] = [];
  for (const { produtoEstoqueId } of linhas) {
    const saldo = saldos.get(produtoEstoqueId);
    if (saldo === undefined) throw conflito(await fraseDeFalta(tx, produtoEstoqueId));
    emOrdem.push(saldo);
  }
  return emOrdem;
}

async function fraseDeFalta(tx: Transacao, produtoEstoqueId: number): Promise<string> {
  const [linha] = await tx
    .select({ numero: produtoLotes.numero, quantidade: produtosEstoque.quantidade })
    .from(produtosEstoque)
    .innerJoin(produtoLotes, eq(produtoLotes.id, produtosEstoque.produtoLoteId))
    .where(eq(produtosEstoque.id, produtoEstoqueId));
  if (!linha) throw naoEncontrado(AUSENTE);
  return `Quantidade insuficiente: o lote ${linha.numero} tem ${Number(linha.quantidade).toLocaleString('pt-BR', { maximumFractionDigits: 3 })}.`;
}

export interface Lote {
  produtoId: number;
  numero: string;
  /** `YYYY-MM-DD`. */
  dataFabricacao: string;
  /** `YYYY-MM-DD`. */
  dataValidade: string;
}

/**
 * The line of a lot in a stock, made with a balance of zero when it is not there, brought back when it was deleted; locked like the others.
 * Answers its id. Who opens several opens them in the order of product and lot number.
 */
export async function abrirLinha(tx: Transacao, estoqueId: number, lote: Lote): Promise<number> {
  const dono = primeira(
    await tx
      .insert(produtoLotes)
      .values(lote)
      .onConflictDoUpdate({
        target: [produtoLotes.produtoId, produtoLotes.numero, produtoLotes.dataFabricacao, produtoLotes.dataValidade],
        // Changes nothing, but answers and locks the lot that is there.
        set: { numero: lote.numero },
      })
      .returning({ id: produtoLotes.id }),
  );
  const linha = primeira(
    await tx
      .insert(produtosEstoque)
      .values({ estoqueId, produtoLoteId: dono.id })
      .onConflictDoUpdate({
        target: [produtosEstoque.estoqueId, produtosEstoque.produtoLoteId],
        set: { excluidoEm: null },
      })
      .returning({ id: produtosEstoque.id }),
  );
  return linha.id;
}

/**
 * The lines of lots that are known, in one stock: made where missing, brought back where deleted, and locked in the order of their ids like the others.
 * Answers the line's id by the lot's.
 */
export async function abrirLinhasDosLotes(
  tx: Transacao,
  estoqueId: number,
  lotes: readonly number[],
): Promise<Map<number, number>> {
  const unicos = [...new Set(lotes)].sort((a, b) => a - b);
  if (unicos.length === 0) return new Map();
  await tx
    .insert(produtosEstoque)
    .values(unicos.map((produtoLoteId) => ({ estoqueId, produtoLoteId })))
    .onConflictDoNothing();
  const linhas = await tx
    .select({ id: produtosEstoque.id, produtoLoteId: produtosEstoque.produtoLoteId })
    .from(produtosEstoque)
    .where(and(eq(produtosEstoque.estoqueId, estoqueId), inArray(produtosEstoque.produtoLoteId, unicos)))
    .orderBy(asc(produtosEstoque.id))
    .for('update');
  await tx
    .update(produtosEstoque)
    .set({ excluidoEm: null })
    .where(
      and(
        inArray(
          produtosEstoque.id,
          linhas.map(({ id }) => id),
        ),
        isNotNull(produtosEstoque.excluidoEm),
      ),
    );
  return new Map(linhas.map(({ id, produtoLoteId }) => [produtoLoteId, id]));
}
