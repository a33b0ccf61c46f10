import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { criarAppDeTeste } from '../../teste/app.js';
import { criarUnidade } from '../../teste/fabricas.js';

let app: FastifyInstance;
beforeAll(async () => {
  app = await criarAppDeTeste();
});
afterAll(() => app.close());

test('GET /api/escola answers the schools by their number in the school system, without a session', async () => {
  await criarUnidade(app, { nome: 'ESCOLA BEIJA-FLOR', idIEscolar: 102 });
  await criarUnidade(app, { nome: 'ESCOLA ÁGUIA', idIEscolar: 109 });
  await criarUnidade(app, { nome: 'COZINHA CENTRAL', tipoUnidade: 'INSTITUICAO', idIEscolar: 110 });
  await criarUnidade(app, { nome: 'ESCOLA FEITA À MÃO' });
  const resposta = await app.inject('/api/escola');
  expect([resposta.statusCode, resposta.json()]).toEqual([
    200,
    [
      { id: 109, nome: 'ESCOLA ÁGUIA' },
      { id: 102, nome: 'ESCOLA BEIJA-FLOR' },
    ],
  ]);
});
