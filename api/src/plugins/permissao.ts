import { IdParam, type Permissao } from '@merenda/shared/contratos';
import { IDENTIFICADOR_INVALIDO } from '@merenda/shared/regras';
import type { FastifyRequest, HTTPMethods } from 'fastify';
import fp from 'fastify-plugin';
import { invalido, naoAutenticado, proibido } from '../nucleo/recusas.js';
import { exigirEstoque, exigirUnidadesEducacionais } from '../recursos/unidades-do-usuario.js';

/** Who may call a route: users with a permission or one of several, every user with a session, or everyone. */
type Acesso = Permissao | readonly Permissao[] | 'LOGADO' | 'PUBLICA';

type Caminho = `params.${string}` | `query.${string}` | `body.${string}`;

/** The place in a request that names the stock or the educational unit; it must be one of the user's. */
type EscopoUnidade = { estoque: Caminho } | { unidade: Caminho };

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
      if (!noCorpo(req)) await exigirUnidade(req);
    });
    app.addHook('preHandler', async (req) => {
      if (noCorpo(req)) await exigirUnidade(req);
    });
  },
  { name: 'permissao', dependencies: ['sessao', 'erros'] },
);

function exigirPermissao({ usuario, routeOptions }: FastifyRequest): void {
  const { permissao } = routeOptions.config;
  if (permissao === 'PUBLICA' || permissao === undefined) return;
  if (!usuario) throw naoAutenticado();
  if (permissao !== 'LOGADO' && ![permissao].flat().some((uma) => usuario.permissoes.includes(uma)))
    throw proibido('Você não tem permissão para esta operação.');
}

function noCorpo({ routeOptions }: FastifyRequest): boolean {
  return Object.values(routeOptions.config.unidade ?? {}).some((caminho: Caminho) => caminho.startsWith('body.'));
}

async function exigirUnidade(req: FastifyRequest): Promise<void> {
  const { unidade: escopo } = req.routeOptions.config;
  if (!escopo) return;
  if ('estoque' in escopo) await exigirEstoque(req.contexto, idEm(req, escopo.estoque));
  else await exigirUnidadesEducacionais(req.contexto, [idEm(req, escopo.unidade)]);
}

/**
 * The id that a request names. 422 at its parameter when it is missing or is not an id: the request is wrong, it does
 * not name another user's unit.
 */
function idEm(req: FastifyRequest, caminho: Caminho): number {
  const valor = valorEm(req, caminho);
  // A body is validated before its unit is read; the address is not.
  const lido = IdParam.safeParse(typeof valor === 'number' ? String(valor) : valor);
  if (lido.success) return lido.data;
  throw invalido([
    {
      campo: caminho.split('.').slice(1).join('.'),
      mensagem: lido.error.issues[0]?.message ?? IDENTIFICADOR_INVALIDO,
    },
  ]);
}

function valorEm(req: FastifyRequest, caminho: Caminho): unknown {
  let valor: unknown = req;
  for (const parte of caminho.split('.'))
    valor = typeof valor === 'object' && valor !== null ? (valor as Record<string, unknown>)[parte] : undefined;
  return valor;
}
