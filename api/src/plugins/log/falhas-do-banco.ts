import type { FastifyBaseLogger } from 'fastify';
import { mensagemSemDados } from './erros.js';

/**
 * Tells of what fails in the database while nobody asks it anything: a connection that the server ended, upkeep of the embedded files. One line of the log like any
 * other; before there is a log, the sentence alone.
 * @param log the process's log, once it has one
 */
export function falhasDoBanco(log: () => FastifyBaseLogger | undefined): (erro: unknown) => void {
  return (erro) => {
    const registro = log();
    if (registro) registro.warn({ err: erro }, 'falha do banco de dados fora de um pedido');
    else console.error(mensagemSemDados(erro instanceof Error ? erro.message : String(erro)));
  };
}
