import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** The stored form of a token: its SHA-256, in hexadecimal. */
export const hashDoToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The session token of a request: `Authorization: Bearer <token>`, or the bare token; null without one. */
export function tokenDaRequisicao(req: FastifyRequest): string | null {
  const token = req.headers.authorization?.replace(/^Bearer\s+/i, '').trim();
  return token || null;
}
