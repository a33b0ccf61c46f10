import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ArquivoBinario, ROTAS } from '@merenda/shared/contratos';
import Fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import serializacao from './serializacao.js';

const Usuario = z.object({
  id: z.int(),
  nome: z.string().nullable(),
  telefone: z.string().optional(),
  saldo: z.number().nullable(),
  foto: z.object({ largura: z.int() }).nullable(),
  estoques: z.array(z.object({ id: z.int() })),
  limites: z.record(z.string(), z.object({ minimo: z.number() })),
});

/** A user as a careless handler returns it: each object has a field that the contract does not name. */
const DESCUIDADO = {
  senhaHash: '$argon2id$',
  id: 7,
  nome: 'MARIA "DÁ" \\ \n',
  saldo: 0.1,
  foto: { largura: 3, local: '/dados' },
  estoques: [{ id: 1, custo: 9 }],
  limites: { FERRO: { minimo: 1.5, fonte: 'x' } },
};
const ESPERADO =
  '{"id":7,"nome":"MARIA \\"DÁ\\" \\\\ \\n","saldo":0.1,"foto":{"largura":3},"estoques":[{"id":1}],"limites":{"FERRO":{"minimo":1.5}}}';

describe.each([
  ['in production', false],
  ['in tests', true],
])('%s', (_onde, conferir) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = Fastify();
    await app.register(serializacao, { conferir });
    app.get('/usuario', { schema: { response: { 200: Usuario } } }, async () => DESCUIDADO);
    await app.ready();
  });
  afterAll(() => app.close());

  test('a field that the contract does not name stays on the server, at every depth', async () => {
    expect((await app.inject('/usuario')).body).toBe(ESPERADO);
  });

  test('nulls, absent fields and empty lists are written as JSON.stringify writes them', () => {
    const vazio = { id: 1, nome: null, telefone: undefined, saldo: null, foto: null, estoques: [], limites: {} };
    expect(app.escritorDe(Usuario)(vazio)).toBe(
      '{"id":1,"nome":null,"saldo":null,"foto":null,"estoques":[],"limites":{}}',
    );
  });

  test('a mandatory field that is missing is an error', () => {
    expect(() => app.escritorDe(Usuario)({ ...DESCUIDADO, id: undefined })).toThrow();
  });

  test.each([0, -0, 0.1, 1234.567, 1e21, 123456789012.34])('the number %d', (numero) => {
    expect(app.escritorDe(z.array(z.number()))([numero])).toBe(JSON.stringify([numero]));
  });
});

describe('in tests', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = Fastify();
    await app.register(serializacao, { conferir: true });
  });
  afterAll(() => app.close());

  test('a value that contradicts the contract is an error', () => {
    expect(() => app.escritorDe(z.object({ dia: z.string().max(10) }))({ dia: '2026-03-01T00:00' })).toThrow();
  });

  test('a contract that changes the value is an error, because the compiled writer does not change it', () => {
    expect(() => app.escritorDe(z.string().trim())(' a ')).toThrow('the compiled writer wrote');
  });
});

test('each response of the table of calls has a compiled writer', async () => {
  const app = Fastify();
  await app.register(serializacao, { conferir: false });
  const falhas = Object.entries(ROTAS).flatMap(([nome, { resposta }]) => {
    if (resposta instanceof z.ZodVoid || resposta === ArquivoBinario) return [];
    const contrato = resposta instanceof z.ZodOptional ? (resposta.unwrap() as z.ZodType) : resposta;
    try {
      // Nothing satisfies every contract; only the error of a schema that cannot be compiled matters here.
      app.escritorDe(contrato)(contrato instanceof z.ZodArray ? [] : undefined);
    } catch (erro) {
      if (/schema(?! definition)|represented/i.test(String(erro))) return [`${nome}: ${String(erro)}`];
    }
    return [];
  });
  await app.close();
  expect(falhas).toEqual([]);
});
