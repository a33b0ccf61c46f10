import type { FastifyReply } from 'fastify';

/**
 * Makes a response 304, without the headers of `plugins/seguranca.ts`: the browser keeps those of the response that it has (RFC 9111, 4.3.4),
 * and repeated they are most of what a reload costs. Helmet writes them past Fastify, and nothing else does.
 */
export function naoMudou(res: FastifyReply): FastifyReply {
  for (const nome of res.raw.getHeaderNames()) res.raw.removeHeader(nome);
  return res.code(304).removeHeader('content-type');
}
