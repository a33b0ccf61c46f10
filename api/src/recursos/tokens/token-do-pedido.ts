import type { FastifyRequest } from 'fastify';

/** The session token of a request: `Authorization: Bearer <token>`, or the bare token; null without one. */
export function tokenDoPedido(req: FastifyRequest): string | null {
  const token = req.headers.authorization?.replace(/^Bearer\s+/i, '').trim();
  return token || null;
}
