import fp from 'fastify-plugin';
import { z } from 'zod';
import { Recusa } from '../nucleo/recusas.js';

/** Levels of lists and objects in a body. No screen sends ten; thousands overflow the stack of what writes them again. */
const NIVEIS = 64;

/**
 * Reads JSON bodies. An empty one counts as no body when the route takes none: many clients send the content type with
 * every request, also a DELETE. When the route needs a body, an empty one is refused with 400.
 */
export default fp(
  async (app) => {
    const ler = app.getDefaultJsonParser('error', 'error');
    app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (req, corpo, pronto) => {
      if (corpo !== '')
        return ler(req, corpo, (erro, lido) => {
          pronto(
            erro ?? (temNiveis(lido, NIVEIS) ? new Recusa(400, 'Os dados do pedido têm níveis demais.') : null),
            lido,
          );
        });
      if (precisaDeCorpo(req.routeOptions.schema?.body))
        return pronto(new Recusa(400, 'O pedido chegou sem os dados: o corpo está vazio.'));
      pronto(null, undefined);
    });
  },
  { name: 'corpo-json', dependencies: ['erros'] },
);

/** Whether a route has a body that may not be left out. */
const precisaDeCorpo = (corpo: unknown): boolean => corpo instanceof z.ZodType && !corpo.safeParse(undefined).success;

/** Whether a value read from JSON has more than so many levels of lists and objects. */
function temNiveis(valor: unknown, niveis: number): boolean {
  if (typeof valor !== 'object' || valor === null) return false;
  return niveis === 0 || Object.values(valor).some((dentro) => temNiveis(dentro, niveis - 1));
}
