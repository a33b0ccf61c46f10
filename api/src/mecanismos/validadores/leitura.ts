import fp from 'fastify-plugin';
import type { Marcas } from '../../banco/marcas.js';
import { anotandoEm, Leitura } from '../../nucleo/leitura.js';
import { hoje } from '../../nucleo/relogio.js';
import { tokenDaRequisicao } from '../token.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The response holds personal data that no browser may keep: see docs/security.md. */
    pessoal?: boolean;
    /** The response needs no session and is the same for everybody. */
    paraTodos?: boolean;
  }
  interface FastifyRequest {
    /**
     * For a read whose response gets an entity tag: its dependencies, and their state before the read, which comes with
     * the session.
     */
    validavel: { leitura: Leitura; marcas: Marcas | null; dia: string } | null;
  }
}

/**
 * Begins the notes of each read behind a session. The marks are read in the session's own statement, and everything else
 * after it: whatever the answer is made from is then at least as new as its tag.
 */
export default fp(
  async (app) => {
    app.decorateRequest('validavel', null);
    app.addHook('onRequest', (req, _res, seguir) => {
      const { permissao, pessoal } = req.routeOptions.config;
      if (req.method !== 'GET' || permissao === 'PUBLICA' || pessoal || !tokenDaRequisicao(req)) return seguir();
      const leitura = new Leitura();
      req.validavel = { leitura, marcas: null, dia: hoje() };
      return anotandoEm(leitura, seguir);
    });
  },
  { name: 'leitura', dependencies: ['banco', 'erros'] },
);
