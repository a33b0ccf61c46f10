import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Recusa } from '../nucleo/recusas.js';
import { redeDe } from '../nucleo/rede.js';

/** How many requests may be open at the same time, in one process. */
export interface Simultaneas {
  /** Of one user, in all sessions: a browser opens 6 at once, or as many as its screen has behind a proxy with HTTP/2. */
  doUsuario: number;
  /** Of one address without a session: a school behind one address begins its day. */
  doEndereco: number;
}

export const SIMULTANEAS: Simultaneas = { doUsuario: 100, doEndereco: 500 };

const ESPERA_S = 2;

/**
 * Refuses what exceeds the requests that a user, or an address without a session, may have open: one client with very
 * many slow requests must not take the memory and the time of all others. 429 with `Retry-After`.
 *
 * A request is open until its handler has answered and its response or its connection is closed. A client that goes
 * away does not end the work of the handler, so it does not end the request either.
 */
export default fp<Simultaneas>(
  async (app, { doUsuario, doEndereco }) => {
    const abertas = new Map<string, number>();
    const respondidas = new WeakMap<FastifyRequest, () => void>();

    app.addHook('onRequest', async (req, res) => {
      const usuario = req.usuarioDaSessao;
      const quem = usuario ? `usuario ${usuario.id}` : `endereco ${redeDe(req.ip)}`;
      const quantas = abertas.get(quem) ?? 0;
      if (quantas >= (usuario ? doUsuario : doEndereco))
        throw new Recusa(429, 'Muitas chamadas ao mesmo tempo. Aguarde alguns segundos e tente novamente.', [], {
          esperaS: ESPERA_S,
        });
      abertas.set(quem, quantas + 1);
      const encerrar = () => {
        const restam = (abertas.get(quem) ?? 1) - 1;
        if (restam > 0) abertas.set(quem, restam);
        else abertas.delete(quem);
      };
      const respondida = new Promise<void>((resolver) => respondidas.set(req, resolver));
      void Promise.all([respondida, fechada(req.raw.socket, res.raw)]).then(encerrar);
    });

    app.addHook('onSend', async (req) => respondidas.get(req)?.());
  },
  { name: 'simultaneas', dependencies: ['sessao'] },
);

/** Waits until the response or its connection is closed, which it may be already. */
function fechada(conexao: Socket, resposta: ServerResponse): Promise<void> {
  if (conexao.destroyed) return Promise.resolve();
  // Every request that waits on the same connection adds a listener to it.
  conexao.setMaxListeners(0);
  return new Promise((resolver) => {
    const fechar = () => {
      resposta.off('close', fechar);
      conexao.off('close', fechar);
      resolver();
    };
    resposta.once('close', fechar);
    // Of several responses that wait on one connection, only the first is closed with it.
    conexao.once('close', fechar);
  });
}
