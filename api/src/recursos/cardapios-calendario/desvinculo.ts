import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { lancamentos } from '../../banco/esquema/cardapios.js';
import { refeicoes } from '../../banco/esquema/refeicoes.js';
import { emTransacao } from '../../banco/transacao.js';
import { auditar } from '../auditoria/auditar.js';
import { recusarComRefeicoes, travarAlvos } from './alvos.js';
import { lancamentosPorId } from './consultas.js';

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
    const alvos = await travarAlvos(tx, contexto.usuario, id, unidades, semana);
    await recusarComRefeicoes(tx, alvos);
    const ids = alvos.linhas.map((linha) => linha.id);
    const antes = await lancamentosPorId(tx, ids);
    // A deleted meal keeps its history, but does not keep its menu in the calendar.
    await tx
      .update(refeicoes)
      .set({ lancamentoId: null })
      .where(and(inArray(refeicoes.lancamentoId, ids), isNotNull(refeicoes.excluidoEm)));
    await tx.delete(lancamentos).where(inArray(lancamentos.id, ids));
    for (const lancamento of antes)
      await auditar(tx, {
        entidade: 'cardapios-calendario',
        id: lancamento.id,
        acao: 'DESVINCULAR',
        antes: lancamento,
      });
  });
}
