import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { criarAppDeTeste, entrarComo } from './teste/app.js';

let app: FastifyInstance;
let porta: number;
beforeAll(async () => {
  app = await criarAppDeTeste();
  await app.listen({ port: 0, host: '127.0.0.1' });
  porta = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

/** Sends raw bytes and returns what comes back until the server closes. */
async function mandar(bytes: string): Promise<string> {
  const soquete = net.connect(porta, '127.0.0.1').setEncoding('latin1');
  let resposta = '';
  soquete.on('data', (texto: string) => (resposta += texto));
  soquete.on('error', () => undefined);
  soquete.end(bytes, 'latin1');
  await once(soquete, 'close');
  return resposta;
}

const PEDIDO = 'GET /api/tokens/checar HTTP/1.1\r\nHost: x\r\n';

// What no client library would send; `app.inject` cannot either.
test.each([
  ['no HTTP at all', 'x\r\n\r\n', '400'],
  ['a header without a colon', `${PEDIDO}sem dois pontos\r\n\r\n`, '400'],
  ['a NUL in a header', `${PEDIDO}X: a\0b\r\n\r\n`, '400'],
  [
    'two lengths',
    `POST /api/tokens/autenticar HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef`,
    '400',
  ],
  [
    'a length and chunks, by which requests are smuggled',
    `POST /api/tokens/autenticar HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    '400',
  ],
  [
    'a chunk of no size',
    `POST /api/tokens/autenticar HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n`,
    '400',
  ],
  ['headers without end', `${PEDIDO}X: ${'a'.repeat(70_000)}\r\n\r\n`, '431'],
])('%s is refused, and the next request is served', async (_caso, bytes, status) => {
  expect((await mandar(bytes)).slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
  expect(await mandar(`${PEDIDO}Connection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\n\r\nfalse$/);
});

/** As base64: more than any route takes. */
const BYTES = 4 * Math.ceil((50 * 1024 * 1024) / 3);
const PEDACO = 'A'.repeat(64 * 1024);

test.each([
  ['that is announced', `Content-Length: ${BYTES}`, (pedaco: string) => pedaco, ''],
  [
    'in chunks',
    'Transfer-Encoding: chunked',
    (pedaco: string) => `${pedaco.length.toString(16)}\r\n${pedaco}\r\n`,
    '0\r\n\r\n',
  ],
])('a client that sends a body of 50 MB %s reads why it is refused, and goes on', async (_caso, campo, cada, fim) => {
  const { token } = await entrarComo(app, { permissoes: ['SOLICITACOES'] });
  const soquete = net.connect(porta, '127.0.0.1').setEncoding('utf8');
  let resposta = '';
  soquete.on('data', (texto: string) => (resposta += texto));
  soquete.write(
    `POST /api/solicitacoes/1/notas-eletronicas/leitura HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\n${campo}\r\n\r\n`,
  );
  for (let restam = BYTES; restam > 0; restam -= PEDACO.length)
    if (!soquete.write(cada(PEDACO.slice(0, restam)))) await once(soquete, 'drain');
  soquete.end(`${fim}${PEDIDO}Connection: close\r\n\r\n`);
  await once(soquete, 'close');
  expect(resposta).toMatch(/^HTTP\/1\.1 413 [\s\S]*O conteúdo enviado é grande demais\.[\s\S]*HTTP\/1\.1 200 /);
});
