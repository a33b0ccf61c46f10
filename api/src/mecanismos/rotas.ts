import { ROTAS, type NomeDaRota, type Rota, type Rotas as Tabela } from '@merenda/shared/contratos';
import type { FastifyContextConfig, FastifyInstance, FastifyPluginAsync, FastifyRequest, RouteOptions } from 'fastify';

import type { Readable } from 'node:stream';
import { z } from 'zod';

/**
 * The routes of one entity: `const itens: Rotas = async (app) => { const rota = rotasDe(app, 'Itens'); rota('GET
 * /itens', …); }`.
 */
export type Rotas = FastifyPluginAsync;

/** What a route adds to the table of calls, and only that. */
interface Declaracao extends Omit<FastifyContextConfig, keyof Rota>, Pick<RouteOptions, 'bodyLimit' | 'onResponse'> {
  permissao: NonNullable<FastifyContextConfig['permissao']>;
  /** One line for the API's documentation, in Portuguese. */
  summary: string;
  description?: string;
  /** Media types of the body, when it is not JSON. */
  consumes?: string[];
  /** Media type of the response, when it is not JSON. */
  produces?: string;
}

/** What the schema of a part of a call reads; undefined for a call without this part. */
export type Lido<R, Parte extends string> =
  R extends Record<Parte, infer S extends z.ZodType> ? z.output<S> : undefined;

/** A request that the schemas of its route have accepted. */
type Requisicao<R> = FastifyRequest<{
  Params: Lido<R, 'params'>;
  Querystring: Lido<R, 'busca'>;
  Body: Lido<R, 'corpo'>;
}>;

/** A binary file is sent as a stream. */
type Corpo<R> = R extends Blob ? Readable : R;

/** Registers one route of the table; `responder` returns the body of a success. */
type RegistrarRota = <N extends NomeDaRota>(
  nome: N,
  declaracao: Declaracao,
  responder: (req: Requisicao<Tabela[N]>) => Promise<Corpo<z.output<Tabela[N]['resposta']>>>,
) => void;

/**
 * Registers routes of the table of calls (`contratos/rotas.ts`): method, path, schemas and status come from there. The
 * documentation lists them under `tag`.
 */
export function rotasDe(app: FastifyInstance, tag: string): RegistrarRota {
  return (nome, { summary, description, consumes, produces, bodyLimit, onResponse, ...config }, responder) => {
    const entrada: Rota = ROTAS[nome];
    app.route({
      method: nome.slice(0, nome.indexOf(' ')),
      url: urlDe(nome, entrada),
      config: {
        ...config,
        ...definidos({
          pessoal: entrada.pessoal,
          paraTodos: entrada.paraTodos,
          idempotente: entrada.idempotente,
        }),
      },
      ...definidos({ bodyLimit, onResponse }),
      schema: {
        tags: [tag],
        summary,
        ...definidos({
          description,
          consumes,
          produces: produces === undefined ? undefined : [produces],
          params: entrada.params,
          querystring: entrada.busca,
          body: entrada.corpo,
        }),
        response: respostasDe(entrada),
      },
      handler: async (req, res) => {
        const resposta = await responder(req as Parameters<typeof responder>[0]);
        if (resposta === undefined) return res.code(SEM_CORPO).send();
        // A browser that opens the address never shows a file of users as a page (ASVS 3.2.1).
        if (produces) res.type(produces).header('content-disposition', 'attachment');
        return res.code(statusDe(entrada)).send(resposta);
      },
    });
  };
}

const SEM_CORPO = 204;

const statusDe = ({ status }: Rota): number => status ?? 200;

/** The path for the router: a `:name` with its own pattern includes it, `:data(^\d{8})`. */
function urlDe(nome: string, { padroes = {} }: Rota): string {
  return nome
    .slice(nome.indexOf('/'))
    .replace(/:(\w+)/g, (parametro, nome: string) => (padroes[nome] ? `${parametro}(${padroes[nome]})` : parametro));
}

/** The success responses, by status. */
function respostasDe(rota: Rota): Record<number, z.ZodType> {
  const { resposta } = rota;
  if (resposta instanceof z.ZodVoid) return { [SEM_CORPO]: resposta };
  if (resposta instanceof z.ZodOptional)
    return { [statusDe(rota)]: resposta.unwrap() as z.ZodType, [SEM_CORPO]: z.void() };
  return { [statusDe(rota)]: resposta };
}

/** Without undefined properties: Fastify distinguishes them from absent ones. */
function definidos<T extends object>(objeto: T): Partial<T> {
  return Object.fromEntries(Object.entries(objeto).filter(([, valor]) => valor !== undefined)) as Partial<T>;
}
