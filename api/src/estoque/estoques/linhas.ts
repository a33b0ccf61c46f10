import { and, asc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { bloqueios, produtoLotes, produtosEstoque } from '../../banco/esquema/estoque/estoques.js';
import { primeira } from '../../banco/restricoes.js';
import type { Transacao } from '../../banco/transacao.js';
import { naoEncontrado } from '../../nucleo/recusas.js';

/** Of a line that is not there, or is another stock's. */
export const AUSENTE = 'O produto não está neste estoque.';

/** A line, read under the lock. `quantidade`: packages, decimal string with 6 places. */
export type LinhaTravada = Omit<typeof produtosEstoque.$inferSelect, 'excluidoEm'>;

/**
 * Locks stock lines until the end of the transaction, always in the order of their ids, so that two transactions never
 * wait for each other. All lines that the transaction changes are locked in one call. 404 when one does not exist or
 * was deleted.
 */
export async function travarLinhas(tx: Transacao, ids: readonly number[]): Promise<Map<number, LinhaTravada>> {
  const unicos = [...new Set(ids)];
  const { id, estoqueId, produtoLoteId, quantidade, bloqueado } = produtosEstoque;
  const linhas = await tx
    .select({ id, estoqueId, produtoLoteId, quantidade, bloqueado })
    .from(produtosEstoque)
    .where(and(inArray(produtosEstoque.id, unicos), isNull(produtosEstoque.excluidoEm)))
    .orderBy(asc(produtosEstoque.id))
    .for('update');
  if (linhas.length < unicos.length) throw naoEncontrado(AUSENTE);
  return new Map(linhas.map((linha) => [linha.id, linha]));
}

/** Like `travarLinhas`, limited to one stock, in the order of `ids`. 404 for a line of another stock. */
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

/** Like `travarLinhasDe`, for one line. */
export async function travarLinhaDe(tx: Transacao, estoqueId: number, id: number): Promise<LinhaTravada> {
  return primeira(await travarLinhasDe(tx, estoqueId, [id]));
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
 * Whether the lot is blocked, for a new line of it. The transaction has locked the lot with an earlier statement: a
 * blocking locks it too, so it has marked its lines before, or finds the new one.
 */
export const loteBloqueado = (produtoLoteId: number): SQL<boolean> =>
  sql`exists (select from ${bloqueios} b where b.produto_lote_id = ${produtoLoteId} and b.fim is null)`;

/**
 * Opens the line of a lot in a stock: creates it with a balance of zero, or restores a deleted one, and locks it.
 * Returns its id. Callers open several lines in the order of product and lot number.
 */
export async function abrirLinha(tx: Transacao, estoqueId: number, lote: Lote): Promise<number> {
  const dono = primeira(
    await tx
      .insert(produtoLotes)
      .values(lote)
      .onConflictDoUpdate({
        target: [produtoLotes.produtoId, produtoLotes.numero, produtoLotes.dataFabricacao, produtoLotes.dataValidade],
        // Changes nothing, but returns and locks the existing lot.
        set: { numero: lote.numero },
      })
      .returning({ id: produtoLotes.id }),
  );
  const linha = primeira(
    await tx
      .insert(produtosEstoque)
      .values({ estoqueId, produtoLoteId: dono.id, bloqueado: loteBloqueado(dono.id) })
      .onConflictDoUpdate({
        target: [produtosEstoque.estoqueId, produtosEstoque.produtoLoteId],
        set: { excluidoEm: null },
      })
      .returning({ id: produtosEstoque.id }),
  );
  return linha.id;
}

/**
 * Opens the lines of existing lots in one stock: creates missing ones, restores deleted ones, and locks them in the
 * order of their ids. Returns the line's id by the lot's.
 */
export async function abrirLinhasDosLotes(
  tx: Transacao,
  estoqueId: number,
  lotes: readonly number[],
): Promise<Map<number, number>> {
  const unicos = [...new Set(lotes)].sort((a, b) => a - b);
  if (unicos.length === 0) return new Map();
  await tx
    .select({ id: produtoLotes.id })
    .from(produtoLotes)
    .where(inArray(produtoLotes.id, unicos))
    .orderBy(asc(produtoLotes.id))
    .for('share');
  await tx
    .insert(produtosEstoque)
    .values(unicos.map((produtoLoteId) => ({ estoqueId, produtoLoteId, bloqueado: loteBloqueado(produtoLoteId) })))
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
