import { beforeAll, expect, test } from '@jest/globals';
import { ROTAS, type Rota } from '@merenda/shared/contratos';
import Fastify, { type RouteOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { RECURSOS } from './recursos/lista.js';

/** The table of calls, by name. */
const TABELA: Record<string, Rota> = ROTAS;

// The routes alone: what they answer with (database, outside services) is not needed to register them.
const registradas = new Map<string, RouteOptions>();
beforeAll(async () => {
  const app = Fastify({ exposeHeadRoutes: false });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('onRoute', (rota) => {
    // A name in the path may carry a pattern, ':data(^\\d{8})', which the table keeps apart.
    registradas.set(`${String(rota.method)} ${rota.url.replace(/\([^)]*\)/g, '')}`, rota);
  });
  for (const recurso of RECURSOS) await app.register(recurso);
  await app.close();
});

const comoJson = (schema: unknown) =>
  schema instanceof z.ZodType ? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) : undefined;

/** The answers of success of a table's entry, by status. */
function respostas({ resposta, status: sucesso }: Rota): Record<number, z.ZodType> {
  const status = sucesso ?? 200;
  if (resposta instanceof z.ZodVoid) return { 204: resposta };
  if (resposta instanceof z.ZodOptional) return { [status]: resposta.unwrap() as z.ZodType, 204: z.void() };
  return { [status]: resposta };
}

test('the table and the registered routes are the same', () => {
  expect([...registradas.keys()].sort()).toEqual(Object.keys(TABELA).sort());
});

test.each(Object.keys(TABELA))('%s validates and answers by the schemas of the table', (nome) => {
  const rota = TABELA[nome]!;
  const { schema = {}, url } = registradas.get(nome)!;
  const padroes = Object.fromEntries([...url.matchAll(/:(\w+)\(([^)]*)\)/g)].map(([, nome, padrao]) => [nome, padrao]));
  expect(padroes).toEqual(rota.padroes ?? {});
  expect({
    params: comoJson(schema.params),
    busca: comoJson(schema.querystring),
    corpo: comoJson(schema.body),
  }).toEqual({
    params: comoJson(rota.params),
    busca: comoJson(rota.busca),
    corpo: comoJson(rota.corpo),
  });
  const declaradas = Object.entries(schema.response as Record<string, z.ZodType>);
  expect(Object.fromEntries(declaradas.map(([status, contrato]) => [status, comoJson(contrato)]))).toEqual(
    Object.fromEntries(Object.entries(respostas(rota)).map(([status, contrato]) => [status, comoJson(contrato)])),
  );
  expect(Object.keys(rota.params?.shape ?? {}).sort()).toEqual(
    [...url.matchAll(/:(\w+)/g)].map(([, nome]) => nome).sort(),
  );
});
