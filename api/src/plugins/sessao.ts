import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Contexto, UsuarioAutenticado } from '../banco/contexto.js';
import type { EscritaIdempotente } from '../banco/escrita-idempotente.js';
import { naoAutenticado } from '../nucleo/recusas.js';
import { usuarioDoToken } from '../recursos/tokens/sessoes.js';
import { tokenDaRequisicao } from '../recursos/tokens/token.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sent the request; null without a valid session. Set before the permission is checked. */
    usuario: UsuarioAutenticado | null;
    /** The `Idempotency-Key` of a route that honours it. */
    escrita: EscritaIdempotente | null;
    /** For routes behind a session; throws 401 elsewhere. */
    readonly contexto: Contexto;
  }
}

/** Reads the session of each request: `Authorization: Bearer <token>`, or the bare token. */
export default fp(
  async (app) => {
    app.decorateRequest('usuario', null);
    app.decorateRequest('escrita', null);
    app.decorateRequest('contexto', {
      getter(this: FastifyRequest): Contexto {
        if (!this.usuario) throw naoAutenticado();
        return { banco: app.banco, usuario: this.usuario, ip: this.ip, escrita: this.escrita };
      },
    });
    app.addHook('onRequest', async (req) => {
      const token = tokenDaRequisicao(req);
      if (token) req.usuario = await usuarioDoToken(app.banco, token);
    });
  },
  { name: 'sessao', dependencies: ['banco'] },
);
