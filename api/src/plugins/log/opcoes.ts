import type { Writable } from 'node:stream';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { erroSemDados, mensagemSemDados } from './erros.js';

export interface OpcoesDoLog {
  /** fatal, error, warn, info, debug, trace or silent. */
  nivel: string;
  /** Destination of the lines, default standard output. */
  destino?: Writable;
}

/**
 * The log, one line of JSON per event, without personal data. A request is logged with its method and route pattern,
 * never its address, which contains ids, postal codes and the token of a recovery link. An error is logged as
 * `erroSemDados` returns it.
 */
export function opcoesDoLog({ nivel, destino }: OpcoesDoLog): FastifyServerOptions['logger'] {
  return {
    level: nivel,
    ...(destino && { stream: destino }),
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (level: string) => ({ level }) },
    serializers: { err: erroSemDados, req: requisicaoSemDados },
    // An error that is logged alone would put its whole message into the line.
    hooks: {
      logMethod(argumentos, registrar) {
        const [primeiro, ...demais]: unknown[] = argumentos;
        if (primeiro instanceof Error)
          registrar.call(
            this,
            { err: primeiro },
            typeof demais[0] === 'string' ? demais[0] : mensagemSemDados(primeiro.message),
          );
        else registrar.apply(this, argumentos);
      },
    },
  };
}

/** Method and pattern of the route: the part of a request that may be logged. */
export function requisicaoSemDados(req: FastifyRequest): { metodo: string; rota: string } {
  return { metodo: req.method, rota: rotaDe(req) };
}

/**
 * Pattern of the route of a request: `/api/itens-produto/:id`; a request without a route gets nothing of its address.
 */
export function rotaDe(req: FastifyRequest): string {
  return req.routeOptions.url ?? '(nenhuma)';
}
