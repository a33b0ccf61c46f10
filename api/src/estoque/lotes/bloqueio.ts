import type { MotivoDoBloqueio } from '@merenda/shared/contratos';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { bloqueios, produtosEstoque } from '../../banco/esquema/estoque/estoques.js';
import { emTransacao, exigirAutor, type Transacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { conflito } from '../../nucleo/recusas.js';
import { agora } from '../../nucleo/relogio.js';
import { travarLote } from './consultas.js';

/**
 * Blocks a lot in every stock: from now on it leaves only as a recall. 404 for a lot that no unit of the user has had,
 * 409 when it is blocked already.
 */
export function bloquearLote(contexto: Contexto, id: number, { motivo }: MotivoDoBloqueio): Promise<void> {
  return emTransacao(contexto, async (tx) => {
    await travarLote(tx, contexto.usuario, id);
    if (await bloqueioAberto(tx, id)) throw conflito('Este lote já está bloqueado.');
    await marcarLinhas(tx, id, true);
    await tx.insert(bloqueios).values({
      produtoLoteId: id,
      motivo,
      usuarioId: exigirAutor(tx),
      quando: agora(),
      aposLancamento: await ultimaLinhaDoKardex(tx, id),
    });
    await auditar(tx, { entidade: 'lotes', id, acao: 'BLOQUEAR', depois: { motivo } });
  });
}

/** Makes a blocked lot usable again; the blocking stays in the history. 404 like `bloquearLote`, 409 when it is not blocked. */
export function desbloquearLote(contexto: Contexto, id: number, { motivo }: MotivoDoBloqueio): Promise<void> {
  return emTransacao(contexto, async (tx) => {
    await travarLote(tx, contexto.usuario, id);
    const aberto = await bloqueioAberto(tx, id);
    if (!aberto) throw conflito('Este lote não está bloqueado.');
    await marcarLinhas(tx, id, false);
    await tx
      .update(bloqueios)
      .set({
        motivoDoFim: motivo,
        usuarioFimId: exigirAutor(tx),
        fim: agora(),
        ateLancamento: await ultimaLinhaDoKardex(tx, id),
      })
      .where(eq(bloqueios.id, aberto.id));
    await auditar(tx, {
      entidade: 'lotes',
      id,
      acao: 'DESBLOQUEAR',
      antes: { motivo: aberto.motivo },
      depois: { motivo },
    });
  });
}

async function bloqueioAberto(tx: Transacao, loteId: number): Promise<{ id: number; motivo: string } | undefined> {
  const [aberto] = await tx
    .select({ id: bloqueios.id, motivo: bloqueios.motivo })
    .from(bloqueios)
    .where(and(eq(bloqueios.produtoLoteId, loteId), isNull(bloqueios.fim)));
  return aberto;
}

/** Locks the lines in the order of their ids, as every exit does, and marks them. */
async function marcarLinhas(tx: Transacao, loteId: number, bloqueado: boolean): Promise<void> {
  const doLote = eq(produtosEstoque.produtoLoteId, loteId);
  await tx
    .select({ id: produtosEstoque.id })
    .from(produtosEstoque)
    .where(doLote)
    .orderBy(asc(produtosEstoque.id))
    .for('update');
  await tx.update(produtosEstoque).set({ bloqueado }).where(doLote);
}

/** The last line of the lot's ledger, under the locks of its lines: what comes later has a higher id. 0 without any. */
async function ultimaLinhaDoKardex(tx: Transacao, loteId: number): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select coalesce(max(k.id), 0) as id from kardex k
    join produtos_estoque pe on pe.id = k.produto_estoque_id where pe.produto_lote_id = ${loteId}`);
  return rows[0]?.id ?? 0;
}
