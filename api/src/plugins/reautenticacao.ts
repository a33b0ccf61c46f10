import fp from 'fastify-plugin';
import { exigirSenhaRecente } from '../acesso/index.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call needs a password of the last five minutes. */
    reautenticacao?: true;
  }
}

/**
 * Enforces `config.reautenticacao`, after the body was validated: a request that is refused anyway asks for no
 * password. Before the idempotency key is looked up: the same key may be sent again.
 */
export default fp(
  async (app) => {
    app.addHook('preHandler', async (req) => {
      if (req.routeOptions.config.reautenticacao) exigirSenhaRecente(req.contexto);
    });
  },
  { name: 'reautenticacao', dependencies: ['sessao', 'permissao', 'erros'] },
);
