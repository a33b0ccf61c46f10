import fp from 'fastify-plugin';
import type { Correio } from '../externo/correio/correio.js';

/** How this installation writes to people. */
export interface OpcoesDoCorreio {
  enviar: Correio;
  /** Address at which people reach the product, without a slash at its end; links in messages begin with it, never with what a request says of itself. */
  enderecoPublico: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    correio: OpcoesDoCorreio;
  }
}

/** Hangs the mail on the app. */
export default fp<OpcoesDoCorreio>(
  async (app, { enviar, enderecoPublico }) => {
    app.decorate('correio', { enviar, enderecoPublico });
  },
  { name: 'correio' },
);

/** An app that is given no mail refuses to send, aloud. */
export const SEM_CORREIO: OpcoesDoCorreio = {
  enviar: () => Promise.reject(new Error('No mail was configured.')),
  enderecoPublico: 'http://localhost',
};
