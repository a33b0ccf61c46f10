import type { Writable } from 'node:stream';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { erroSemDados, mensagemSemDados } from './erros.js';

export interface OpcoesDoLog {
  /** fatal, error, warn, info, debug, trace or silent. */
  nivel: string;
  /** Where the lines go; absent, to standard output. */
  destino?: Writable;
}

/**
 * The log, one line of JSON an event, without personal data: of a request its method and the pattern of its route, never its address, which carries ids,
 * postal codes and the token of a recovery link; of an error what `erroSemDados` keeps.
 */
export function opcoesDoLog({ nivel, destino }: OpcoesDoLog): FastifyServerOptions['logger'] {
  return {
    level: nivel,
    ...(destino && { stream: destino }),
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (level: string) => ({ level }) },
    serializers: { err: erroSemDados, req: pedidoSemDados },
    // An error that is logged alone would lend the line its whole message.
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

/** Method and pattern of the route: what may be said of a request. */
export function pedidoSemDados(req: FastifyRequest): { metodo: string; rota: string } {
  return { metodo: req.method, rota: rotaDe(req) };
}

/** Pattern of the route that a request met: `/api/itens-produto/:id`; of one that met none, nothing of what it asked. */
export function rotaDe(req: FastifyRequest): string {
  return req.routeOptions.url ?? '(nenhuma)';
}
