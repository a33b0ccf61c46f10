import type { Alcance } from '@merenda/shared/contratos';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { SENHA_RECENTE_MS, sessaoDoToken } from '../acesso/index.js';
import type { Contexto, UsuarioAutenticado } from '../banco/contexto.js';
import type { EscritaIdempotente } from '../banco/escrita-idempotente.js';
import { hashDoToken, tokenDaRequisicao } from '../mecanismos/token.js';
import { naoAutenticado } from '../nucleo/recusas.js';
import { escopoDe } from './escopo.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sent the request; null without a valid session. Set before the permission is checked. */
    readonly usuario: UsuarioAutenticado | null;
    /** The same, for code that does not make the answer: a look at it is not noted. */
    usuarioDaSessao: UsuarioAutenticado | null;
    /** Whether the stock or the unit that the address names is the user's; false when it names none. */
    naUnidade: boolean;
    /** What the session opens. */
    alcance: Alcance;
    /** Hash of the session's token, by which the database knows the author; empty without a session. */
    sessao: string;
    /** Whether the session's password was confirmed in the last minutes. */
    senhaRecente: boolean;
    /** The `Idempotency-Key` of a route that honours it. */
    escrita: EscritaIdempotente | null;
    /** For routes behind a session; throws 401 elsewhere. */
    readonly contexto: Contexto;
  }
  interface FastifyContextConfig {
    /** Of a public route that is also answered while the one connection of the embedded database is in use. */
    semSessao?: true;
  }
}

/** Reads the session of each request: `Authorization: Bearer <token>`, or the bare token. */
export default fp(
  async (app) => {
    app.decorateRequest('usuarioDaSessao', null);
    app.decorateRequest('usuario', {
      getter(this: FastifyRequest): UsuarioAutenticado | null {
        this.validavel?.leitura.anotarUsuario();
        return this.usuarioDaSessao;
      },
    });
    app.decorateRequest('naUnidade', false);
    app.decorateRequest('alcance', 'TUDO');
    app.decorateRequest('sessao', '');
    app.decorateRequest('senhaRecente', false);
    app.decorateRequest('escrita', null);
    app.decorateRequest('contexto', {
      getter(this: FastifyRequest): Contexto {
        const { usuarioDaSessao, validavel, ip, sessao, senhaRecente, escrita } = this;
        if (!usuarioDaSessao) throw naoAutenticado();
        return {
          banco: app.banco,
          get usuario() {
            validavel?.leitura.anotarUsuario();
            return usuarioDaSessao;
          },
          ip,
          sessao,
          senhaRecente,
          escrita,
          avisar: app.avisarPorEmail,
        };
      },
    });
    app.addHook('onRequest', async (req) => {
      const token = tokenDaRequisicao(req);
      if (!token || req.routeOptions.config.semSessao) return;
      // One statement for the session, the unit and the marks: it begins almost every request.
      const escopo = escopoDe(req);
      const id = escopo?.id.data ?? null;
      const sessao = await sessaoDoToken(app.banco, token, {
        estoque: escopo?.tipo === 'estoque' ? id : null,
        unidade: escopo?.tipo === 'unidade' ? id : null,
        comMarcas: req.validavel !== null,
      });
      if (!sessao) return;
      req.usuarioDaSessao = sessao.usuario;
      if (req.validavel) req.validavel.marcas = sessao.marcas;
      req.naUnidade = sessao.naUnidade;
      req.alcance = sessao.alcance;
      req.sessao = hashDoToken(token);
      req.senhaRecente = sessao.senhaHaMs !== null && sessao.senhaHaMs <= SENHA_RECENTE_MS;
    });
  },
  { name: 'sessao', dependencies: ['banco', 'correio'] },
);
