import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../teste/app.js';
import { criarFornecedor } from '../teste/fabricas.js';

let app: FastifyInstance;
let pessoa: Pessoa;
beforeAll(async () => {
  app = await criarAppDeTeste();
  pessoa = await entrarComo(app, { permissoes: ['FORNECEDORES', 'ITENS', 'AQUISICOES'] });
});
afterAll(() => app.close());

describe('a JSON content type without a body', () => {
  test.each(['application/json', 'application/json; charset=utf-8'])(
    'is not a body for a DELETE (%s)',
    async (tipo) => {
      const { id } = await criarFornecedor(app);
      const resposta = await pessoa.injetar('DELETE', `/fornecedores/${id}`, undefined, { 'content-type': tipo });
      expect([resposta.statusCode, resposta.payload]).toEqual([204, '']);
    },
  );

  test('is refused in Portuguese when the route takes a body', async () => {
    const resposta = await pessoa.injetar('POST', '/itens-produto', undefined, { 'content-type': 'application/json' });
    expect([resposta.statusCode, resposta.json().detail]).toEqual([
      400,
      'O pedido chegou sem os dados: o corpo está vazio.',
    ]);
  });
});

test.each(['{', 'null?', '{"__proto__": {"a": 1}}'])('%s is still refused', async (corpo) => {
  const resposta = await pessoa.injetar('POST', '/itens-produto', corpo, { 'content-type': 'application/json' });
  expect(resposta.statusCode).toBe(400);
  expect(resposta.headers['content-type']).toContain('application/problem+json');
});

test('a body of a thousand levels is refused before anything reads it, on a route that takes any body too', async () => {
  const corpo = (niveis: number) => '['.repeat(niveis) + ']'.repeat(niveis);
  const enviar = (niveis: number) =>
    pessoa.injetar('PUT', '/aquisicoes/1/homologar', corpo(niveis), {
      'content-type': 'application/json',
      'idempotency-key': 'niveis',
    });
  for (const niveis of [65, 1000, 100_000]) {
    const resposta = await enviar(niveis);
    expect([niveis, resposta.statusCode, resposta.json().detail]).toEqual([
      niveis,
      400,
      'Os dados do pedido têm níveis demais.',
    ]);
  }
  expect((await enviar(64)).statusCode).toBe(404);
});

describe('a body that is not UTF-8', () => {
  const enviar = (nome: Buffer) =>
    app.inject({
      method: 'POST',
      url: '/api/itens-produto',
      headers: { authorization: pessoa.token, 'content-type': 'application/json' },
      payload: Buffer.concat([Buffer.from('{"nome":"'), nome, Buffer.from('"}')]),
    });

  test.each([
    ['a letter in Latin-1', Buffer.from([0x41, 0xe7, 0x61])],
    ['a cut character', Buffer.from([0x41, 0xc3])],
    ['an overlong form', Buffer.from([0xc0, 0xaf])],
    ['a half of a surrogate', Buffer.from([0xed, 0xa0, 0x80])],
  ])('%s is refused with a sentence, and nothing is written', async (_nome, bytes) => {
    const resposta = await enviar(bytes);
    expect([resposta.statusCode, resposta.json().detail]).toEqual([
      422,
      'O texto do pedido não está em UTF-8: algum caractere se perdeu no caminho. Nada foi gravado.',
    ]);
  });

  test('UTF-8 of two, three and four bytes is read, and so is a typed replacement character', async () => {
    expect((await enviar(Buffer.from('AÇÃO € 😀 \uFFFD'))).json().detail).not.toContain('UTF-8');
  });
});
