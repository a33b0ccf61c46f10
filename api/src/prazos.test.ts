import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { setTimeout as esperar } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import erros from './plugins/erros.js';
import { PRAZOS } from './prazos.js';
import { criarAppDeTeste } from './teste/app.js';
import { esperarAte } from './teste/esperar-ate.js';

let app: FastifyInstance;
let porta: number;
const linhas: { level: string; msg: string }[] = [];
const destino = new Writable({
  write(pedaco: Buffer, _codificacao, pronto) {
    linhas.push(
      ...String(pedaco)
        .trim()
        .split('\n')
        .map((linha) => JSON.parse(linha) as (typeof linhas)[number]),
    );
    pronto();
  },
});

beforeAll(async () => {
  app = await criarAppDeTeste({
    prazos: { ...PRAZOS, cabecalhosMs: 600, requisicaoMs: 1_200, ociosoMs: 900 },
    log: { nivel: 'info', destino },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  porta = (app.server.address() as AddressInfo).port;
});
beforeEach(() => {
  linhas.length = 0;
});
afterAll(() => app.close());

const POST =
  'POST /api/tokens/autenticar HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\n';

/** Sends these bytes, then one every `intervalo` ms while the server reads; returns what came back. */
async function gotejar(bytes: string, intervalo: number): Promise<string> {
  const soquete = net.connect(porta, '127.0.0.1').setEncoding('utf8');
  let resposta = '';
  soquete.on('data', (texto: string) => (resposta += texto));
  soquete.on('error', () => undefined);
  soquete.write(bytes);
  const gotas = setInterval(() => soquete.write('a'), intervalo);
  await once(soquete, 'close');
  clearInterval(gotas);
  return resposta;
}

test.each([
  ['headers that never end', 'GET /saude HTTP/1.1\r\nHost: x\r\nX: ', 100],
  ['a body that never ends', POST, 100],
])('%s: 408, and the connection is closed', async (_caso, bytes, intervalo) => {
  expect(await gotejar(bytes, intervalo)).toMatch(/^HTTP\/1\.1 408 /);
});

test('a connection beyond the bound is closed at once, and one that ends makes room', async () => {
  const cheio = await criarAppDeTeste({ prazos: { ...PRAZOS, conexoes: 2 } });
  await cheio.listen({ port: 0, host: '127.0.0.1' });
  const conectar = () => net.connect((cheio.server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  const pedir = async () => {
    const soquete = conectar();
    let resposta = '';
    soquete.on('data', (texto: string) => (resposta += texto)).on('error', () => undefined);
    soquete.write('GET /api/tokens/checar HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    // Also after an error: the server resets a connection that it does not want.
    await new Promise((resolver) => soquete.once('close', resolver));
    return resposta.slice(0, 12);
  };
  const abertas = [conectar(), conectar()];
  await Promise.all(abertas.map((soquete) => once(soquete, 'connect')));
  expect(await pedir()).toBe('');
  abertas[0]?.destroy();
  await esperarAte(async () => (await pedir()) === 'HTTP/1.1 200');
  abertas[1]?.destroy();
  await cheio.close();
});

test('a body that stops arriving is cut off before the time limit of the whole body', async () => {
  expect(await gotejar(POST, 60_000)).toBe('');
});

test('a body that is slow but arrives is answered', async () => {
  const corpo = 'usuario=ninguem&senha=nenhuma';
  const soquete = net.connect(porta, '127.0.0.1').setEncoding('utf8');
  let resposta = '';
  soquete.on('data', (texto: string) => (resposta += texto));
  soquete.write(POST.replace('1000', String(corpo.length)).replace('Host: x', 'Host: x\r\nConnection: close'));
  for (const parte of [corpo.slice(0, 10), corpo.slice(10)]) {
    await esperar(150);
    soquete.write(parte);
  }
  await once(soquete, 'close');
  expect(resposta).toMatch(/^HTTP\/1\.1 401 /);
});

test('an upload that its sender aborts is not logged as an error, nor as a failure of the database', async () => {
  const soquete = net.connect(porta, '127.0.0.1');
  const chegou = once(app.server, 'request');
  soquete.write(`${POST}usuario=`);
  const [requisicao] = (await chegou) as [IncomingMessage];
  // Its body is being read.
  await esperarAte(() => requisicao.readableFlowing === true);
  soquete.resetAndDestroy();
  await esperarAte(async () => linhas.some(({ msg }) => msg === 'o pedido foi interrompido antes de chegar inteiro'));
  expect(linhas.filter(({ level }) => level === 'error' || level === 'warn')).toEqual([]);
});

test('an unavailable database while a body still arrives does not count as an interrupted upload', async () => {
  const outro = Fastify();
  await outro.register(erros);
  outro.addHook('onRequest', async () => {
    throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  });
  outro.post('/x', async () => 'x');
  await outro.listen({ port: 0, host: '127.0.0.1' });
  const soquete = net.connect((outro.server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  soquete.write('POST /x HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{');
  const [resposta] = (await once(soquete, 'data')) as [string];
  expect(resposta).toMatch(/^HTTP\/1\.1 503 /);
  soquete.destroy();
  await outro.close();
});

test('the time limits allow a photo from a slow school, and are shorter than the limits for stopping the process', () => {
  const FOTO_DE_3_MB_A_256_KBITS = (3_000_000 * 8) / 256;
  expect(PRAZOS.requisicaoMs).toBeGreaterThan(FOTO_DE_3_MB_A_256_KBITS);
  expect(PRAZOS.cabecalhosMs).toBeLessThan(PRAZOS.ociosoMs);
  // The longest time that a response waits for the database: for a connection, then for a statement.
  expect(PRAZOS.ociosoMs).toBeGreaterThan(5_000 + 17_000);
});
