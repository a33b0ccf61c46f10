import type { AcaoAuditada, Usuario } from '@merenda/shared/contratos';
import type { Transacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';

/** Writes the audit line of a change of a user. What waits for an approval has lines of its own. */
export async function auditarUsuario(
  tx: Transacao,
  acao: AcaoAuditada,
  { antes, depois }: { antes?: Usuario; depois: Usuario },
): Promise<void> {
  await auditar(tx, {
    entidade: 'usuarios',
    id: depois.id,
    acao,
    antes: antes && semEspera(antes),
    depois: semEspera(depois),
  });
}

const semEspera = (usuario: Usuario) => ({ ...usuario, aguardaAprovacao: undefined });
