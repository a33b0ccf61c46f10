import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { criarApp } from '../app.js';
import type { Conexao } from '../banco/conexao.js';
import { bancoDeTeste } from '../teste/banco.js';

let app: FastifyInstance;
let conexao: Conexao;
beforeAll(async () => {
  conexao = await bancoDeTeste();
  app = await criarApp({ conexao });
});
afterAll(() => app.close());

const perguntar = async (url: string) => {
  const { statusCode, body, headers } = await app.inject(url);
  return {
    statusCode,
    corpo: JSON.parse(body) as object,
    cache: headers['cache-control'],
  };
};

test('alive and ready, never cached', async () => {
  expect(await perguntar('/saude')).toMatchObject({ statusCode: 200, corpo: { situacao: 'viva' }, cache: 'no-store' });
  expect(await perguntar('/saude/pronta')).toMatchObject({
    statusCode: 200,
    corpo: { situacao: 'pronta' },
    cache: 'no-store',
  });
});

test('while the database hangs: not ready, also for many probes, before the database answers; still alive; ready again when it answers', async () => {
  let soltar = (): void => undefined;
  const preso = new Promise<void>((resolver) => {
    soltar = resolver;
  });
  // The embedded database serves one at a time, so that an open transaction keeps all others waiting.
  let comecou = (): void => undefined;
  const aberta = new Promise<void>((resolver) => {
    comecou = resolver;
  });
  const travado = conexao.banco.transaction(async (tx) => {
    await tx.execute(sql`lock table usuarios in access exclusive mode`);
    comecou();
    await preso;
  });
  await aberta;
  const respostas = await Promise.all([perguntar('/saude/pronta'), perguntar('/saude/pronta'), perguntar('/saude')]);
  soltar();
  await travado;
  if (process.env.DATABASE_URL_TESTE) expect(respostas[0]?.statusCode).toBe(200);
  else {
    expect(respostas.map(({ statusCode }) => statusCode)).toEqual([503, 503, 200]);
  }
  expect((await perguntar('/saude/pronta')).statusCode).toBe(200);
});

test('an unavailable database: 503 with a sentence', async () => {
  const outra = await bancoDeTeste();
  const orfa = await criarApp({ conexao: { ...outra, fechar: () => Promise.resolve() } });
  await outra.fechar();
  const resposta = await orfa.inject('/saude/pronta');
  expect([resposta.statusCode, resposta.json<{ detail: string }>().detail]).toEqual([
    503,
    'O banco de dados está indisponível no momento. Tente novamente em instantes.',
  ]);
  expect((await orfa.inject('/saude')).statusCode).toBe(200);
  await orfa.close();
});
