import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the app is closing: it finishes open requests and accepts no new ones. */
    encerrando(): boolean;
  }
}

/**
 * Records when the app closes, and ends each connection after its open response: a keep-alive connection would hold the
 * process for a minute.
 */
export default fp(
  async (app) => {
    let encerrando = false;
    app.decorate('encerrando', () => encerrando);
    app.addHook('preClose', async () => {
      encerrando = true;
    });
    app.addHook('onSend', async (_req, res, corpo) => {
      if (encerrando) res.header('connection', 'close');
      return corpo;
    });
  },
  { name: 'encerramento' },
);
