import type { AcaoAuditada, EntidadeAuditada } from '@merenda/shared/contratos';
import { auditoria } from '../../banco/esquema/acesso.js';
import type { Transacao } from '../../banco/transacao.js';

export interface Ato {
  entidade: EntidadeAuditada;
  id: number | null;
  acao: AcaoAuditada;
  antes?: unknown;
  depois?: unknown;
}

/** Writes the audit line of a change, in the change's own transaction. Never pass a password or its hash. */
export async function auditar(tx: Transacao, { entidade, id, acao, antes = null, depois = null }: Ato): Promise<void> {
  await tx.insert(auditoria).values({ usuarioId: tx.autor, entidade, entidadeId: id, acao, antes, depois });
}
