import type { FastifyBaseLogger } from 'fastify';
import { mensagemSemDados } from './erros.js';

/**
 * Reports failures of the database outside of requests: a connection ended by the server, maintenance of the embedded
 * files. It writes an ordinary log line; before there is a log, only the sentence.
 * @param log the process's log, if it has one already
 */
export function falhasDoBanco(log: () => FastifyBaseLogger | undefined): (erro: unknown) => void {
  return (erro) => {
    const registro = log();
    if (registro) registro.warn({ err: erro }, 'falha do banco de dados fora de um pedido');
    else console.error(mensagemSemDados(erro instanceof Error ? erro.message : String(erro)));
  };
}
