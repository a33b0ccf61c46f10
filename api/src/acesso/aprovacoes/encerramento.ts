import type { AtoComAprovacao } from '@merenda/shared/contratos';
import { and, eq, inArray } from 'drizzle-orm';
import { aprovacoes, type StatusDaAprovacao } from '../../banco/esquema/acesso/aprovacoes.js';
import type { Transacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { agora } from '../../nucleo/relogio.js';
import { avisarDaDecisao } from './avisos.js';
import { lerAbertas } from './consultas.js';

/**
 * Ends open requests about a user without approving them. DISPENSADA: the act was done in another way, with an audit
 * line of its own. DESFEITA: the author or another holder no longer wants them, as in a withdrawal or a refusal.
 */
export async function encerrar(
  tx: Transacao,
  usuarioId: number,
  atos: readonly AtoComAprovacao[],
  como: 'DISPENSADA' | 'DESFEITA',
): Promise<void> {
  if (como === 'DISPENSADA') {
    await tx
      .update(aprovacoes)
      .set({ status: 'DISPENSADA', decididaPorId: tx.autor, decididaEm: agora() })
      .where(
        and(eq(aprovacoes.usuarioId, usuarioId), inArray(aprovacoes.ato, [...atos]), eq(aprovacoes.status, 'ABERTA')),
      );
    return;
  }
  const abertas = (await lerAbertas(tx, [usuarioId])).filter(({ ato }) => atos.includes(ato));
  for (const { id, pedidaPor } of abertas) await decidir(tx, id, tx.autor === pedidaPor.id ? 'RETIRADA' : 'RECUSADA');
}

const ACOES = {
  APROVADA: 'APROVAR',
  CUMPRIDA: 'CUMPRIR_SEM_OBJECAO',
  RECUSADA: 'RECUSAR_APROVACAO',
  RETIRADA: 'RETIRAR_APROVACAO',
} as const;

/** Writes what became of a request, with its audit line, and tells its author of another person's decision. */
export async function decidir(
  tx: Transacao,
  id: number,
  status: Extract<StatusDaAprovacao, keyof typeof ACOES>,
): Promise<void> {
  const [decidida] = await tx
    .update(aprovacoes)
    .set({ status, decididaPorId: tx.autor, decididaEm: agora() })
    .where(eq(aprovacoes.id, id))
    .returning();
  if (!decidida) return;
  const { ato, usuarioId, pedidaPorId } = decidida;
  const pedidaPor = await avisarDaDecisao(tx, { ato, usuarioId, pedidaPorId, status });
  await auditar(tx, { entidade: 'usuarios', id: usuarioId, acao: ACOES[status], depois: { ato, pedidaPor } });
}
