import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { lancamentos } from '../../banco/esquema/cardapios/cardapios.js';
import { refeicoes } from '../../banco/esquema/cardapios/refeicoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { auditarVarios } from '../../mecanismos/auditoria/auditar.js';
import { recusarComRefeicoes, travarAlvos } from './alvos.js';
import { futurosDe, lancamentosPorId } from './consultas.js';

/**
 * Removes a menu from the calendar, also at the other named units: at all or at none; with `semana`, on all days of the
 * week that the same weekly menu filled there. 404, 409 when meals are registered, naming the units when there are
 * several.
 */
export function desvincularCardapio(
  contexto: Contexto,
  id: number,
  { semana, unidades }: { semana: boolean; unidades: readonly number[] },
): Promise<void> {
  return emTransacao(contexto, async (tx) => {
    const alvos = await travarAlvos(tx, contexto.usuario, id, unidades, { semana });
    await recusarComRefeicoes(tx, alvos);
    await retirarLancamentos(
      tx,
      alvos.linhas.map((linha) => linha.id),
    );
  });
}

/** Removes the launches of a unit from today on that have no meal. The caller has locked the unit. */
export async function desvincularFuturos(tx: Transacao, unidade: number): Promise<void> {
  const linhas = await tx
    .select({ id: lancamentos.id })
    .from(lancamentos)
    .where(futurosDe(unidade))
    .orderBy(lancamentos.id)
    .for('update');
  await retirarLancamentos(
    tx,
    linhas.map(({ id }) => id),
  );
}

/** Removes launches that are locked and have no meal. */
export async function retirarLancamentos(tx: Transacao, ids: number[]): Promise<void> {
  const antes = await lancamentosPorId(tx, ids);
  // A deleted meal keeps its history, but does not keep its menu in the calendar.
  await tx
    .update(refeicoes)
    .set({ lancamentoId: null })
    .where(and(inArray(refeicoes.lancamentoId, ids), isNotNull(refeicoes.excluidoEm)));
  await tx.delete(lancamentos).where(inArray(lancamentos.id, ids));
  await auditarVarios(
    tx,
    antes.map((lancamento) => ({
      entidade: 'cardapios-calendario',
      id: lancamento.id,
      acao: 'DESVINCULAR',
      antes: lancamento,
    })),
  );
}
