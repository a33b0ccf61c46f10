import type { FastifyInstance } from 'fastify';
import { encadeador } from './mecanismos/auditoria/cadeia.js';
import { repetir } from './repetir.js';

/** How often a process links new lines of the audit trail (ms). Before that, a changed line is not found. */
const INTERVALO = 10_000;

/**
 * Links the lines of the audit trail, at the start those of all times, then new ones while the process runs, and the
 * last ones when it ends.
 */
export async function encadearAuditoria(app: FastifyInstance): Promise<void> {
  const encadear = repetir(
    app,
    { intervalo: INTERVALO, falha: 'a trilha de auditoria não foi encadeada' },
    encadeador(app.banco),
  );
  await encadear();
  app.addHook('onClose', encadear);
}
