import fp from 'fastify-plugin';
import { Segredos } from '../nucleo/segredos.js';

declare module 'fastify' {
  interface FastifyInstance {
    /** Seals the secrets of authenticator apps; null when the server has no key for them. */
    segredos: Segredos | null;
  }
}

/** Adds the key of the second factor to the app. */
export default fp<{ chave: string | null }>(
  async (app, { chave }) => {
    app.decorate('segredos', chave === null ? null : new Segredos(chave));
  },
  { name: 'segredos' },
);
