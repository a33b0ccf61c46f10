import type { FastifyInstance } from 'fastify';

interface Repeticao {
  /** ms. */
  intervalo: number;
  /** What the log says when it failed; the next time tries again. */
  falha: string;
}

/**
 * Runs `fazer` while the app runs, one run after the other. The app closes after the run that is open. Returns what runs
 * it outside the intervals.
 */
export function repetir(
  app: FastifyInstance,
  { intervalo, falha }: Repeticao,
  fazer: () => Promise<unknown>,
): () => Promise<void> {
  let correndo = Promise.resolve();
  const correr = (): Promise<void> => {
    correndo = correndo
      .then(fazer)
      .catch((erro: unknown) => {
        app.log.warn(erro, falha);
      })
      .then(() => undefined);
    return correndo;
  };
  const relogio = setInterval(() => void correr(), intervalo);
  relogio.unref();
  app.addHook('onClose', async () => {
    clearInterval(relogio);
    await correndo;
  });
  return correr;
}
