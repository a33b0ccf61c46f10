import type { FastifyInstance } from 'fastify';
import { lerConfiguracoes } from './mecanismos/configuracoes.js';
import { definirRelogio } from './nucleo/relogio.js';

/** How often a process looks for another time zone (ms): another process may have written it. */
const INTERVALO = 60_000;

/** Sets the clock to the time zone of the settings, now and while the process runs. */
export async function seguirFuso(app: FastifyInstance): Promise<void> {
  const ler = async () => {
    const { fuso } = await lerConfiguracoes(app.banco, app.doServidor);
    definirRelogio({ fuso });
  };
  await ler();
  const relogio = setInterval(() => {
    ler().catch((erro: unknown) => {
      app.log.warn(erro, 'o fuso horário não foi lido');
    });
  }, INTERVALO);
  relogio.unref();
  app.addHook('onClose', async () => {
    clearInterval(relogio);
  });
}
