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
