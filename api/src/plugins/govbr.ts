import fp from 'fastify-plugin';
import type { GovBr } from '../externo/govbr/govbr.js';
import type { OpcoesDoGovBr } from '../externo/govbr/opcoes.js';
import { leituraAtual } from '../nucleo/leitura.js';

declare module 'fastify' {
  interface FastifyInstance {
    /** Null where the login with gov.br is off. */
    govbr: GovBr | null;
  }
}

/** Adds the client of gov.br to the app, if this installation uses it; only then its library is loaded. */
export default fp<{ govbr: OpcoesDoGovBr | null }>(
  async (app, { govbr }) => {
    const cliente = govbr === null ? null : (await import('../externo/govbr/govbr.js')).govbrEm(govbr);
    app.decorate('govbr', {
      getter() {
        leituraAtual()?.anotarDeFora();
        return cliente;
      },
    });
  },
  { name: 'govbr' },
);
