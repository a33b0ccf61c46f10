import type { Alcance, Permissao } from '@merenda/shared/contratos';
import { IDENTIFICADOR_INVALIDO, SEGUNDO_FATOR_PENDENTE, SO_A_COZINHA } from '@merenda/shared/regras';
import type { FastifyRequest, HTTPMethods } from 'fastify';
import fp from 'fastify-plugin';
import { exigirEstoque, exigirUnidadesEducacionais, foraDasUnidades, foraDosEstoques } from '../acesso/index.js';
import { invalido, naoAutenticado, proibido } from '../nucleo/recusas.js';
import { escopoDe, type Escopo, type EscopoUnidade } from './escopo.js';

/** Who may call a route: users with a permission or one of several, every user with a session, or everyone. */
type Acesso = Permissao | readonly Permissao[] | 'LOGADO' | 'PUBLICA';

/** What a session opens when it does not open everything. */
type AlcanceMenor = Exclude<Alcance, 'TUDO'>;

/** The sentence of the routes that a narrower session does not open. */
const RECUSAS: Record<AlcanceMenor, string> = { SEGUNDO_FATOR: SEGUNDO_FATOR_PENDENTE, COZINHA: SO_A_COZINHA };

/** The declaration of a route. */
export interface RotaDeclarada {
  metodo: HTTPMethods;
  url: string;
  permissao: Acesso;
  unidade: EscopoUnidade | null;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    permissao?: Acesso;
    unidade?: EscopoUnidade;
    /** The narrower sessions that may call the route too; without it only those that open everything. */
    alcances?: readonly AlcanceMenor[];
  }
}

/**
 * Enforces `config.permissao` and `config.unidade` (403 for another user's unit, 422 when none is named); an app with a
 * route that does not declare its permission does not start. `rotas` receives every declaration.
 */
export default fp<{ rotas: RotaDeclarada[] }>(
  async (app, { rotas }) => {
    app.addHook('onRoute', ({ method, url, config }) => {
      const permissao = config?.permissao;
      if (!permissao) throw new Error(`A rota ${String(method)} ${url} não declara config.permissao.`);
      for (const metodo of [method].flat()) rotas.push({ metodo, url, permissao, unidade: config.unidade ?? null });
    });
    // Before the body is read: a user without permission learns nothing about the rules. A unit in the body is checked
    // after validation.
    app.addHook('onRequest', async (req) => {
      exigirPermissao(req);
      exigirUnidadeDoEndereco(req);
    });
    app.addHook('preHandler', exigirUnidadeDoCorpo);
  },
  { name: 'permissao', dependencies: ['sessao', 'erros'] },
);

function exigirPermissao({ usuario, alcance, routeOptions }: FastifyRequest): void {
  const { permissao, alcances = [] } = routeOptions.config;
  if (permissao === 'PUBLICA' || permissao === undefined) return;
  if (!usuario) throw naoAutenticado();
  if (alcance !== 'TUDO' && !alcances.includes(alcance)) throw proibido(RECUSAS[alcance]);
  if (permissao !== 'LOGADO' && ![permissao].flat().some((uma) => usuario.permissoes.includes(uma)))
    throw proibido('Você não tem permissão para esta operação.');
}

/** 403 unless the stock or unit that the address names is the user's; the session's statement has looked it up. */
function exigirUnidadeDoEndereco(req: FastifyRequest): void {
  const escopo = escopoDe(req);
  if (!escopo || escopo.noCorpo) return;
  exigirId(escopo);
  if (!req.naUnidade) throw escopo.tipo === 'estoque' ? foraDosEstoques() : foraDasUnidades();
}

/** The same for a stock or unit in the body, after its validation. */
async function exigirUnidadeDoCorpo(req: FastifyRequest): Promise<void> {
  const escopo = escopoDe(req);
  if (!escopo?.noCorpo) return;
  const id = exigirId(escopo);
  if (escopo.tipo === 'estoque') await exigirEstoque(req.contexto, id);
  else await exigirUnidadesEducacionais(req.contexto, [id]);
}

/** 422 at the parameter when the id is missing or is none: the request is wrong, it names no other user's unit. */
function exigirId({ campo, id }: Escopo): number {
  if (id.success) return id.data;
  throw invalido([{ campo, mensagem: id.error.issues[0]?.message ?? IDENTIFICADOR_INVALIDO }]);
}
