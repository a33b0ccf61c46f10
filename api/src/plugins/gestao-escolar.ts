import fp from 'fastify-plugin';
import { gestaoEscolarEm, type GestaoEscolar } from '../externo/gestao-escolar.js';
import { gestaoEscolarSimulada } from '../externo/gestao-escolar-simulada.js';

declare module 'fastify' {
  interface FastifyInstance {
    gestaoEscolar: GestaoEscolar;
  }
}

/** Hangs the client of the school-management service on the app; without an address its stand-in answers. */
export default fp<{ url: string | null }>(
  async (app, { url }) => {
    app.decorate('gestaoEscolar', url === null ? gestaoEscolarSimulada : gestaoEscolarEm(url));
  },
  { name: 'gestao-escolar' },
);
