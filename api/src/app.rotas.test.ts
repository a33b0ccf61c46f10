import { expect, test } from '@jest/globals';
import { ROTAS, type Rota } from '@merenda/shared/contratos';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { ROTAS_DA_API } from './areas.js';
import { SEM_CORREIO } from './plugins/correio.js';

/** The table of calls, by name. */
const TABELA: [nome: string, rota: Rota][] = Object.entries(ROTAS);

/** The names of a path: `id` in '/solicitacoes/:id'. */
const nomesDoCaminho = (nome: string): string[] => [...nome.matchAll(/:(\w+)/g)].map(([, nome]) => nome!).sort();

test('every call of the table is registered, and nothing else is', async () => {
  // Only the routes: registering them needs no database and no outside service.
  const app = Fastify({ exposeHeadRoutes: false });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate('correio', SEM_CORREIO);
  const registradas: string[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    // A name in the path may have a pattern, ':data(^\\d{8})'; the table keeps it separately.
    registradas.push(`${String(method)} ${url.replace(/\([^)]*\)/g, '')}`);
  });
  for (const recurso of ROTAS_DA_API) await app.register(recurso);
  await app.close();
  expect(registradas.sort()).toEqual(TABELA.map(([nome]) => nome).sort());
});

test.each(TABELA)('%s reads every name of its path', (nome, { params, padroes = {} }) => {
  expect(Object.keys(params?.shape ?? {}).sort()).toEqual(nomesDoCaminho(nome));
  expect(nomesDoCaminho(nome)).toEqual(expect.arrayContaining(Object.keys(padroes)));
});
