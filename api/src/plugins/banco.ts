import fp from 'fastify-plugin';
import type { Banco, Conexao } from '../banco/conexao.js';

declare module 'fastify' {
  interface FastifyInstance {
    banco: Banco;
  }
}

/** Adds the database to the app, and closes it with the app. */
export default fp<{ conexao: Conexao }>(
  async (app, { conexao }) => {
    app.decorate('banco', conexao.banco);
    app.addHook('onClose', () => conexao.fechar());
  },
  { name: 'banco' },
);
