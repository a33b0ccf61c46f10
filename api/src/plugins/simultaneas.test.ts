import { afterEach, beforeEach, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { UsuarioAutenticado } from '../banco/contexto.js';
import { esperarAte } from '../teste/esperar-ate.js';
import erros from './erros.js';
import simultaneas from './simultaneas.js';

let app: FastifyInstance;
/** Requests that reached the route and wait there. */
let chegaram: number;
let responder: () => void;
beforeEach(async () => {
  chegaram = 0;
  const resposta = new Promise<void>((resolver) => (responder = resolver));
  app = Fastify();
  await app.register(erros);
  // A session is the number of its user.
  await app.register(
    fp(
      async (instancia) => {
        instancia.decorateRequest('usuarioDaSessao', null);
        instancia.addHook('onRequest', async (req) => {
          const id = Number(req.headers.authorization ?? 0);
          if (id > 0) req.usuarioDaSessao = { id } as UsuarioAutenticado;
        });
      },
      { name: 'sessao' },
    ),
  );
  await app.register(simultaneas, { doUsuario: 3, doEndereco: 2 });
  app.get('/lenta', async () => {
    chegaram++;
    await resposta;
    return 'ok';
  });
});
afterEach(() => app.close());

const pedir = (usuario: number, remoteAddress = '10.0.0.1') =>
  app.inject({ url: '/lenta', remoteAddress, headers: usuario > 0 ? { authorization: String(usuario) } : {} });

test('a user may have so many requests open, in all addresses; another user does not wait for them', async () => {
  const abertas = [pedir(1), pedir(1, '10.0.0.2'), pedir(1)];
  await esperarAte(() => chegaram === 3);
  const recusada = await pedir(1, '10.0.0.3');
  expect([recusada.statusCode, recusada.headers['retry-after'], recusada.json().detail]).toEqual([
    429,
    '2',
    'Muitas chamadas ao mesmo tempo. Aguarde alguns segundos e tente novamente.',
  ]);
  const daOutra = pedir(2);
  await esperarAte(() => chegaram === 4);
  responder();
  expect((await Promise.all([...abertas, daOutra])).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  // They are over: the next one passes.
  expect((await pedir(1)).statusCode).toBe(200);
});

test('without a session the address is counted', async () => {
  const abertas = [pedir(0), pedir(0)];
  await esperarAte(() => chegaram === 2);
  expect((await pedir(0)).statusCode).toBe(429);
  const deOutro = [pedir(0, '10.0.0.2'), pedir(1)];
  await esperarAte(() => chegaram === 4);
  responder();
  expect((await Promise.all([...abertas, ...deOutro])).map(({ statusCode }) => statusCode)).toEqual([
    200, 200, 200, 200,
  ]);
});
