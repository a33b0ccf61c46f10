import { afterEach, describe, expect, test } from '@jest/globals';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gestaoEscolarEm } from './gestao-escolar.js';

let servidor: Server | undefined;
afterEach(() => {
  servidor?.closeAllConnections();
  servidor?.close();
});

async function servir(responder: RequestListener): Promise<string> {
  servidor = createServer(responder);
  await new Promise<void>((pronto) => servidor?.listen(0, '127.0.0.1', pronto));
  return `http://127.0.0.1:${(servidor.address() as AddressInfo).port}/merenda`;
}

describe('the client of the school-management service', () => {
  test("uses the service's own parameter names, and keeps only number and name of a student", async () => {
    const requisicoes: string[] = [];
    const url = await servir((req, res) => {
      requisicoes.push(req.url ?? '');
      res
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify([{ id: 3, nome: 'ALUNA', nascimento: '2018-01-01', responsavel: 'MÃE' }]));
    });
    const servico = gestaoEscolarEm(url);
    await servico.turmas(9, 2026);
    expect(await servico.alunos(9, 4, 2026)).toEqual([{ id: 3, nome: 'ALUNA' }]);
    expect(requisicoes).toEqual([
      '/merenda/turmas?escola=9&anoLetivo=2026',
      '/merenda/alunos-alimentacao?escola=9&turma=4&ano=2026',
    ]);
  });

  test.each<[string, RequestListener]>([
    ['an error', (_req, res) => res.writeHead(500).end()],
    ['a page instead of data', (_req, res) => res.setHeader('content-type', 'text/html').end('<html>')],
    ['another shape', (_req, res) => res.end(JSON.stringify({ turmas: [] }))],
    ['a way to another place', (_req, res) => res.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['a broken connection', (req) => req.socket.destroy()],
  ])('%s is reported as a service that did not answer', async (_nome, responder) => {
    const servico = gestaoEscolarEm(await servir(responder));
    await expect(servico.turmas(1, 2026)).rejects.toMatchObject({
      status: 503,
      detail: 'O sistema de gestão escolar não respondeu. Tente novamente em instantes.',
    });
  });
});
