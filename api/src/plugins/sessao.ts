import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Banco } from '../banco/conexao.js';
import type { Envio } from '../banco/envios.js';
import { usuarioDoToken, type UsuarioDaSessao } from '../recursos/tokens/repositorio.js';
import { naoAutenticado } from './erros.js';

/** On whose behalf a request acts. */
export interface Contexto {
  banco: Banco;
  usuario: UsuarioDaSessao;
  ip: string;
  envio: Envio | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sent the request; null without a valid session. Set before permission is asked. */
    usuario: UsuarioDaSessao | null;
    /** The `Idempotency-Key` of a route that honours it. */
    envio: Envio | null;
    /** For routes behind a session; throws 401 elsewhere. */
    readonly contexto: Contexto;
  }
}

/** Reads the session of each request: `Authorization: Bearer <token>`, or the bare token. */
export default fp(
  async (app) => {
    app.decorateRequest('usuario', null);
    app.decorateRequest('envio', null);
    app.decorateRequest('contexto', {
      getter(this: FastifyRequest): Contexto {
        if (!this.usuario) throw naoAutenticado();
        return { banco: app.banco, usuario: this.usuario, ip: this.ip, envio: this.envio };
      },
    });
    app.addHook('onRequest', async (req) => {
      const token = tokenDoPedido(req);
      if (token) req.usuario = await usuarioDoToken(app.banco, token);
    });
  },
  { name: 'sessao', dependencies: ['banco'] },
);

/** The token as the client sent it; null when it sent none. */
export function tokenDoPedido(req: FastifyRequest): string | null {
  const token = req.headers.authorization?.replace(/^Bearer\s+/i, '').trim();
  return token || null;
}
