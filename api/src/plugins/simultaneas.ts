import fp from 'fastify-plugin';
import { Recusa } from '../nucleo/recusas.js';

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
 */
export default fp<Simultaneas>(
  async (app, { doUsuario, doEndereco }) => {
    const abertas = new Map<string, number>();
    app.addHook('onRequest', async (req, res) => {
      const usuario = req.usuarioDaSessao;
      const quem = usuario ? `usuario ${usuario.id}` : `endereco ${req.ip}`;
      const quantas = abertas.get(quem) ?? 0;
      if (quantas >= (usuario ? doUsuario : doEndereco))
        throw new Recusa(429, 'Muitas chamadas ao mesmo tempo. Aguarde alguns segundos e tente novamente.', [], {
          esperaS: ESPERA_S,
        });
      abertas.set(quem, quantas + 1);
      // Also for a client that went away before the response.
      res.raw.once('close', () => {
        const restam = (abertas.get(quem) ?? 1) - 1;
        if (restam > 0) abertas.set(quem, restam);
        else abertas.delete(quem);
      });
    });
  },
  { name: 'simultaneas', dependencies: ['sessao'] },
);
