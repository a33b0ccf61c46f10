import type { FastifyInstance } from 'fastify';
import { encadear } from './recursos/auditoria/cadeia.js';

/** How often a process links new lines of the audit trail (ms). Before that, a changed line is not found. */
const INTERVALO = 10_000;

/** Links the lines of the audit trail, at the start those of all times, then new ones while the process runs. */
export async function encadearAuditoria(app: FastifyInstance): Promise<void> {
  await encadear(app.banco, 'todas');
  let correndo: Promise<unknown> = Promise.resolve();
  const relogio = setInterval(() => {
    correndo = encadear(app.banco, 'recentes').catch((erro: unknown) => {
      app.log.warn(erro, 'a trilha de auditoria não foi encadeada');
    });
  }, INTERVALO);
  relogio.unref();
  app.addHook('onClose', async () => {
    clearInterval(relogio);
    await correndo;
  });
}
