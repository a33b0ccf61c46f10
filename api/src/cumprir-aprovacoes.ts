import type { FastifyInstance } from 'fastify';
import { cumprirSemObjecao } from './acesso/index.js';

/** How often a process looks for requests whose term is over (ms). */
const INTERVALO = 60_000;

/** Does the acts that were requested and had no objection in time, at the start and while the process runs. */
export async function cumprirAprovacoes(app: FastifyInstance): Promise<void> {
  const cumprir = () =>
    cumprirSemObjecao({ banco: app.banco, avisar: app.avisarPorEmail }, (erro) => {
      app.log.warn(erro, 'um pedido cujo prazo terminou não foi cumprido');
    }).catch((erro: unknown) => {
      app.log.warn(erro, 'os pedidos cujo prazo terminou não foram lidos');
    });
  await cumprir();
  let correndo: Promise<unknown> = Promise.resolve();
  const relogio = setInterval(() => {
    correndo = cumprir();
  }, INTERVALO);
  relogio.unref();
  app.addHook('onClose', async () => {
    clearInterval(relogio);
    await correndo;
  });
}
