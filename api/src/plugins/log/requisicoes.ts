import fp from 'fastify-plugin';
import { requisicaoSemDados } from './opcoes.js';

/**
 * One line for each request, when it is answered; its id goes back in `X-Request-Id`, so that a failure that a user
 * reports can be found. The user is logged as a number that means nothing outside the database.
 */
export default fp(
  async (app) => {
    app.addHook('onRequest', async (req, res) => {
      res.header('x-request-id', req.id);
    });
    app.addHook('onResponse', async (req, res) => {
      req.log.info(
        {
          ...requisicaoSemDados(req),
          ...(req.usuario && { usuario: req.usuario.id }),
          status: res.statusCode,
          ms: Math.round(res.elapsedTime),
        },
        'atendido',
      );
    });
  },
  { name: 'log' },
);
