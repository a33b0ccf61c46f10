import fp from 'fastify-plugin';
import { z } from 'zod';
import { Recusa } from '../nucleo/recusas.js';

/** Levels of lists and objects in a body. No screen sends ten; thousands overflow the stack of what writes them again. */
const NIVEIS = 64;

/**
 * Reads JSON bodies. An empty one counts as no body when the route takes none: many clients send the content type with
 * every request, also a DELETE. When the route needs a body, an empty one is refused with 400; one that is not UTF-8 with
 * 422.
 */
export default fp(
  async (app) => {
    const ler = app.getDefaultJsonParser('error', 'error');
    app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (req, bytes, pronto) => {
      const corpo = textoDe(bytes);
      if (corpo === null) return pronto(new Recusa(422, FORA_DO_UTF8));
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

const FORA_DO_UTF8 = 'O texto do pedido não está em UTF-8: algum caractere se perdeu no caminho. Nada foi gravado.';

const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** The text of a body; null when a byte of it is not UTF-8, which would be stored as '\uFFFD' for ever. */
function textoDe(bytes: Buffer): string | null {
  try {
    return UTF8.decode(bytes);
  } catch {
    return null;
  }
}

/** Whether a route has a body that may not be left out. */
const precisaDeCorpo = (corpo: unknown): boolean => corpo instanceof z.ZodType && !corpo.safeParse(undefined).success;

/** Whether a value read from JSON has more than so many levels of lists and objects. */
function temNiveis(valor: unknown, niveis: number): boolean {
  if (typeof valor !== 'object' || valor === null) return false;
  return niveis === 0 || Object.values(valor).some((dentro) => temNiveis(dentro, niveis - 1));
}
