import { expect, test } from '@jest/globals';
import { ROTAS, type Rota } from '@merenda/shared/contratos';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { RECURSOS } from './recursos/lista.js';

/** The table of calls, by name. */
const TABELA: [nome: string, rota: Rota][] = Object.entries(ROTAS);

/** The names of a path: `id` in '/solicitacoes/:id'. */
const nomesDoCaminho = (nome: string): string[] => [...nome.matchAll(/:(\w+)/g)].map(([, nome]) => nome!).sort();

test('every call of the table is registered, and nothing else is', async () => {
  // The routes alone: the database and the outside services are not needed to register them.
  const app = Fastify({ exposeHeadRoutes: false });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const registradas: string[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    // A name in the path may carry a pattern, ':data(^\\d{8})', which the table keeps apart.
    registradas.push(`${String(method)} ${url.replace(/\([^)]*\)/g, '')}`);
  });
  for (const recurso of RECURSOS) await app.register(recurso);
  await app.close();
  expect(registradas.sort()).toEqual(TABELA.map(([nome]) => nome).sort());
});

test.each(TABELA)('%s reads every name of its path', (nome, { params, padroes = {} }) => {
  expect(Object.keys(params?.shape ?? {}).sort()).toEqual(nomesDoCaminho(nome));
  expect(nomesDoCaminho(nome)).toEqual(expect.arrayContaining(Object.keys(padroes)));
});
