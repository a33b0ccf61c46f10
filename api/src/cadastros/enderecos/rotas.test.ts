import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';

let app: FastifyInstance;
let pessoa: Pessoa;
beforeAll(async () => {
  app = await criarAppDeTeste();
  pessoa = await entrarComo(app);
});
afterAll(() => app.close());

test('the address of a postal code, with or without its mask', async () => {
  const esperado = {
    logradouro: 'Praça da Sé',
    complemento: 'lado ímpar',
    bairro: 'Sé',
    localidade: 'São Paulo',
    uf: 'SP',
  };
  expect((await pessoa.injetar('GET', '/enderecos/01001000')).json()).toEqual(esperado);
  expect((await pessoa.injetar('GET', '/enderecos/01001-000')).json()).toEqual(esperado);
});

test('an unknown code and an invalid one', async () => {
  const desconhecido = await pessoa.injetar('GET', '/enderecos/12345678');
  expect([desconhecido.statusCode, desconhecido.json().detail]).toEqual([
    404,
    'CEP não encontrado: preencha o endereço.',
  ]);
  expect((await pessoa.injetar('GET', '/enderecos/123')).statusCode).toBe(422);
});

test('the stand-ins identify themselves', async () => {
  const cidades = await app.inject({ url: '/api/externo/apresentacao/cidades' });
  expect([cidades.json(), cidades.headers['x-simulador']]).toEqual([
    [{ nome: 'Município de Demonstração', uf: 'SP' }],
    'apresentacao; dados inventados',
  ]);
  const cep = await app.inject({ url: '/api/externo/cep/12345678/json/' });
  expect([cep.json(), cep.headers['x-simulador']]).toEqual([{ erro: 'true' }, 'cep; dados inventados']);
});
