import { afterEach, expect, test } from '@jest/globals';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { pedirFora } from './cliente.js';
import { cepEm } from './cep.js';

let servidor: Server | undefined;
afterEach(() => {
  servidor?.closeAllConnections();
  servidor?.close();
});

async function servir(responder: RequestListener): Promise<string> {
  servidor = createServer(responder);
  await new Promise<void>((pronto) => servidor?.listen(0, '127.0.0.1', pronto));
  return `http://127.0.0.1:${(servidor.address() as AddressInfo).port}/`;
}

const PEDACO = Buffer.alloc(256 * 1024, ' ');
/** Sends for as long as the client reads; counts the bytes. */
function semFim(enviados: { bytes: number }): RequestListener {
  return (_req, res) => {
    res.on('error', () => undefined);
    const mandar = () => {
      while (!res.destroyed) {
        enviados.bytes += PEDACO.length;
        if (!res.write(PEDACO)) break;
      }
    };
    res.on('drain', mandar);
    mandar();
  };
}

test('an endless body is cut off at five mebibytes, and the memory stays flat', async () => {
  const enviados = { bytes: 0 };
  const url = await servir(semFim(enviados));
  const antes = process.memoryUsage().rss;
  const respostas = await Promise.allSettled([1, 2, 3, 4].map(() => pedirFora(url, { prazoMs: 60_000 })));
  expect(respostas.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
  expect(enviados.bytes / respostas.length).toBeLessThan(16 * 1024 * 1024);
  expect(process.memoryUsage().rss - antes).toBeLessThan(150 * 1024 * 1024);
});

test('a body of five mebibytes passes, and one byte more does not', async () => {
  let bytes = 5 * 1024 * 1024;
  const url = await servir((_req, res) => res.end(Buffer.alloc(bytes, 'a')));
  expect((await pedirFora(url, { prazoMs: 60_000 })).corpo).toHaveLength(bytes);
  bytes += 1;
  await expect(pedirFora(url, { prazoMs: 60_000 })).rejects.toMatchObject({ code: 'UND_ERR_RES_EXCEEDED_MAX_SIZE' });
});

test('a body that drips ends with the time of the call, not of a byte', async () => {
  let fechar: () => void = () => undefined;
  const fechada = new Promise<void>((pronto) => {
    fechar = pronto;
  });
  const url = await servir((_req, res) => {
    const gota = setInterval(() => res.write(' '), 5);
    res.on('close', () => {
      clearInterval(gota);
      fechar();
    });
  });
  await expect(pedirFora(url, { prazoMs: 100 })).rejects.toThrow('no complete answer within 100 ms');
  await fechada;
});

test('a compressed body is not expanded: it is no answer', async () => {
  const bomba = gzipSync(Buffer.alloc(20 * 1024 * 1024, '0'));
  const url = await servir((_req, res) => res.setHeader('content-encoding', 'gzip').end(bomba));
  await expect(cepEm(url)('01001000')).rejects.toMatchObject({ status: 503 });
});

test('a redirect is not followed', async () => {
  let vezes = 0;
  const url = await servir((_req, res) => {
    vezes++;
    res.writeHead(302, { location: '/outro' }).end();
  });
  await expect(cepEm(url)('01001000')).rejects.toMatchObject({ status: 503 });
  expect(vezes).toBe(1);
});

test('after five failures in a row the service is left alone; a refusal of the request is none', async () => {
  let vezes = 0;
  let status = 500;
  const url = await servir((_req, res) => {
    vezes++;
    res.writeHead(status).end();
  });
  const chamar = () =>
    pedirFora(url, { prazoMs: 60_000 }).then(
      ({ status: lido }) => lido,
      () => 'falhou',
    );
  status = 404;
  for (let vez = 0; vez < 6; vez++) expect(await chamar()).toBe(404);
  status = 500;
  for (let vez = 0; vez < 4; vez++) expect(await chamar()).toBe(500);
  status = 404;
  expect(await chamar()).toBe(404);
  status = 500;
  for (let vez = 0; vez < 5; vez++) expect(await chamar()).toBe(500);
  const antes = vezes;
  status = 200;
  expect(await chamar()).toBe('falhou');
  expect(vezes).toBe(antes);
});
