import type { FastifyInstance } from 'fastify';

/** How long the process may take to end after it receives the signal to stop. */
const PRAZO_MS = 10_000;
/** The part of it that is kept for closing the database, after the remaining connections were cut off. */
const RESERVA_MS = 2_000;

/**
 * Ends the process in order on SIGTERM and SIGINT: no new request is accepted, open requests are answered, the database
 * is closed. A connection whose request never ends is cut off in time. The exit code is 1 when that fails or takes
 * longer than `prazo` (ms), and after an uncaught error, which is logged first.
 */
export function encerrarComOrdem(app: FastifyInstance, prazo = PRAZO_MS): void {
  let encerrando = false;
  const encerrar = (codigo: number): void => {
    if (encerrando) return;
    encerrando = true;
    setTimeout(() => {
      app.log.fatal('o prazo para encerrar acabou');
      process.exit(1);
    }, prazo).unref();
    setTimeout(() => {
      app.log.warn('conexões ainda abertas foram cortadas');
      app.server.closeAllConnections();
    }, prazo - RESERVA_MS).unref();
    app.close().then(
      () => process.exit(codigo),
      (erro: unknown) => {
        app.log.fatal(erro, 'o encerramento falhou');
        process.exit(1);
      },
    );
  };
  for (const sinal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(sinal, () => {
      app.log.info(`${sinal}: encerrando`);
      encerrar(0);
    });
  }
  for (const aviso of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(aviso, (erro: unknown) => {
      app.log.fatal(erro, 'erro que ninguém tratou');
      encerrar(1);
    });
  }
}
