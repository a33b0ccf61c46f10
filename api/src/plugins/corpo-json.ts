import fp from 'fastify-plugin';
import { Recusa } from '../nucleo/recusas.js';

/**
 * Reads JSON bodies. An empty one counts as no body when the route takes none: many clients send the content type with
 * every request, also a DELETE. When the route takes a body, an empty one is refused with 400.
 */
export default fp(
  async (app) => {
    const ler = app.getDefaultJsonParser('error', 'error');
    app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (req, corpo, pronto) => {
      if (corpo !== '') return ler(req, corpo, pronto);
      if (req.routeOptions.schema?.body)
        return pronto(new Recusa(400, 'O pedido chegou sem os dados: o corpo está vazio.'));
      pronto(null, undefined);
    });
  },
  { name: 'corpo-json', dependencies: ['erros'] },
);
