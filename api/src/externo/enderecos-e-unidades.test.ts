import { afterEach, describe, expect, test } from '@jest/globals';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cepEm } from './cep.js';
import { cidadesEm } from './cidades.js';
import { sistemaEscolarEm } from './escolas.js';

let servidor: Server | undefined;
afterEach(() => {
  servidor?.closeAllConnections();
  servidor?.close();
});

async function servir(responder: RequestListener): Promise<string> {
  servidor = createServer(responder);
  await new Promise<void>((pronto) => servidor?.listen(0, '127.0.0.1', pronto));
  return `http://127.0.0.1:${(servidor.address() as AddressInfo).port}/ws`;
}
const com =
  (corpo: unknown): RequestListener =>
  (_req, res) =>
    res.setHeader('content-type', 'application/json').end(JSON.stringify(corpo));

describe('postal codes', () => {
  test('uses the URL format of ViaCEP and keeps the address', async () => {
    let requisicao: string | undefined;
    const url = await servir((req, res) => {
      requisicao = req.url;
      com({
        cep: '01001-000',
        logradouro: 'Praça da Sé',
        complemento: 'lado ímpar',
        unidade: '',
        bairro: 'Sé',
        localidade: 'São Paulo',
        uf: 'SP',
        ddd: '11',
      })(req, res);
    });
    expect(await cepEm(url)('01001000')).toEqual({
      logradouro: 'Praça da Sé',
      complemento: 'lado ímpar',
      bairro: 'Sé',
      localidade: 'São Paulo',
      uf: 'SP',
    });
    expect(requisicao).toBe('/ws/01001000/json/');
  });

  test.each([[true], ['true']])('an unknown code is returned as erro: %j', async (erro) => {
    expect(await cepEm(await servir(com({ erro })))('00000000')).toBeNull();
  });

  test('an unavailable service is reported with a sentence', async () => {
    const url = await servir((_req, res) => res.writeHead(500).end());
    await expect(cepEm(url)('01001000')).rejects.toMatchObject({
      status: 503,
      detail: 'O serviço de CEP não respondeu. Preencha o endereço.',
    });
  });
});

test('the school system may write numbers as numbers', async () => {
  const url = await servir(com([{ id: 7, nome: 'Escola', inep: 35990001, numero: 12, diretor: { cpf: '1' } }]));
  expect(await sistemaEscolarEm(url)()).toEqual([{ id: 7, nome: 'Escola', inep: '35990001', numero: '12' }]);
});

test('many visitors of the login cause one request to the presentation service; a failure is not kept', async () => {
  let vezes = 0;
  const url = await servir((req, res) => {
    vezes++;
    if (vezes === 1) res.writeHead(500).end();
    else com([{ nome: 'São Carlos', uf: 'SP', brasao: 'x' }])(req, res);
  });
  const cidades = cidadesEm(url);
  await expect(cidades()).rejects.toMatchObject({ status: 503 });
  expect(await Promise.all([cidades(), cidades()])).toEqual([
    [{ nome: 'São Carlos', uf: 'SP' }],
    [{ nome: 'São Carlos', uf: 'SP' }],
  ]);
  expect(vezes).toBe(2);
});
