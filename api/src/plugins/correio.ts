import fp from 'fastify-plugin';
import type { Correio } from '../externo/correio/correio.js';

/** How this installation sends e-mail. */
export interface OpcoesDoCorreio {
  enviar: Correio;
  /** A mail server sends the messages; otherwise they reach nobody. */
  comServidor: boolean;
  /**
   * Address at which people reach the product, without a slash at its end; links in messages begin with it, never with
   * a host from the request.
   */
  enderecoPublico: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    correio: OpcoesDoCorreio;
  }
}

/** Adds the mail to the app. */
export default fp<OpcoesDoCorreio>(
  async (app, { enviar, comServidor, enderecoPublico }) => {
    app.decorate('correio', { enviar, comServidor, enderecoPublico });
  },
  { name: 'correio' },
);

/** An app without mail throws when it should send. */
export const SEM_CORREIO: OpcoesDoCorreio = {
  enviar: () => Promise.reject(new Error('No mail was configured.')),
  comServidor: false,
  enderecoPublico: 'http://localhost',
};
