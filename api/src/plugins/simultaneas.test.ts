import { afterEach, beforeEach, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { UsuarioAutenticado } from '../banco/contexto.js';
import { esperarAte } from '../teste/esperar-ate.js';
import erros from './erros.js';
import simultaneas from './simultaneas.js';

let app: FastifyInstance;
/** Requests that reached the route and wait there. */
let chegaram: number;
let responder: () => void;
/** Requests whose session is being read, and when that ends; at once unless a test says otherwise. */
let lendo: number;
let sessaoLida: Promise<void>;
beforeEach(async () => {
  chegaram = 0;
  lendo = 0;
  sessaoLida = Promise.resolve();
  const resposta = new Promise<void>((resolver) => (responder = resolver));
  app = Fastify();
  await app.register(erros);
  // A session is the number of its user.
  await app.register(
    fp(
      async (instancia) => {
        instancia.decorateRequest('usuarioDaSessao', null);
        instancia.addHook('onRequest', async (req) => {
          lendo++;
          await sessaoLida;
          const id = Number(req.headers.authorization ?? 0);
          if (id > 0) req.usuarioDaSessao = { id } as UsuarioAutenticado;
        });
      },
      { name: 'sessao' },
    ),
  );
  await app.register(simultaneas, { doUsuario: 3, doEndereco: 2 });
  app.get('/grande', async () => {
    chegaram++;
    return Buffer.alloc(32 * 1024 * 1024);
  });
  app.route({
    method: ['GET', 'POST'],
    url: '/lenta',
    handler: async () => {
      chegaram++;
      await resposta;
      return 'ok';
    },
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

test('the addresses of one IPv6 network are counted together', async () => {
  const abertas = [pedir(0, '2001:db8::1'), pedir(0, '2001:db8::2')];
  await esperarAte(() => chegaram === 2);
  expect((await pedir(0, '2001:db8::3')).statusCode).toBe(429);
  const daOutra = pedir(0, '2001:db8:0:1::1');
  responder();
  expect((await Promise.all([...abertas, daOutra])).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
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

/** Sends what a request is made of over one connection of its own, so many times, without waiting for a response. */
async function enviar(vezes: number, requisicao = 'GET /lenta HTTP/1.1\r\n', corpo = ''): Promise<Socket> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const cliente = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  cliente.write(`${requisicao}Host: merenda\r\nAuthorization: 1\r\n\r\n${corpo}`.repeat(vezes));
  return cliente;
}
const conexoes = () => new Promise<number>((resolver) => app.server.getConnections((_, n) => resolver(n)));
async function partir(...clientes: Socket[]) {
  clientes.forEach((cliente) => cliente.destroy());
  await esperarAte(async () => (await conexoes()) === 0);
}
/** As many requests as a user may have open are answered. */
async function tresPassam() {
  const antes = chegaram;
  const seguintes = [pedir(1), pedir(1), pedir(1)];
  await esperarAte(() => chegaram === antes + 3);
  responder();
  expect((await Promise.all(seguintes)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
}

test('a client that goes away while its session is read leaves nothing open', async () => {
  let ler: () => void = () => undefined;
  sessaoLida = new Promise((resolver) => (ler = resolver));
  const clientes = [await enviar(1), await enviar(1), await enviar(1)];
  await esperarAte(() => lendo === 3);
  await partir(...clientes);
  ler();
  responder();
  await esperarAte(() => chegaram === 3);
  await tresPassam();
});

test('a request is open until its handler has answered, also when the client went away', async () => {
  const cliente = await enviar(3);
  await esperarAte(() => chegaram === 3);
  await partir(cliente);
  expect((await pedir(1)).statusCode).toBe(429);
  responder();
  await tresPassam();
});

test('a client that goes away in the middle of a body leaves nothing open', async () => {
  const cabecalhos = 'POST /lenta HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 100\r\n';
  const clientes = [
    await enviar(1, cabecalhos, '{'),
    await enviar(1, cabecalhos, '{'),
    await enviar(1, cabecalhos, '{'),
  ];
  await esperarAte(() => lendo === 3);
  await partir(...clientes);
  expect(chegaram).toBe(0);
  await tresPassam();
});

test('a request is open until its client has read the response', async () => {
  const clientes = [];
  for (let i = 0; i < 3; i++) clientes.push(await enviar(1, 'GET /grande HTTP/1.1\r\n'));
  await esperarAte(() => chegaram === 3);
  expect((await pedir(1)).statusCode).toBe(429);
  clientes[0]!.resume();
  responder();
  await esperarAte(async () => (await pedir(1)).statusCode === 200);
  clientes.forEach((cliente) => cliente.destroy());
});
