import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

/** The routes of one entity: `const itens: Rotas = async (app) => { app.get(…) }`. */
export type Rotas = FastifyPluginAsyncZod;
