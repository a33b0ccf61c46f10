import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the app was told to close: it ends what is under way and takes nothing new. */
    encerrando(): boolean;
  }
}

/** Knows when the app closes, and ends each connection with the answer that it still owes: kept alive, one of them would hold the process for a minute. */
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
