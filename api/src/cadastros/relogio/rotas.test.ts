import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { definirRelogio } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo } from '../../teste/app.js';

let app: FastifyInstance;
beforeAll(async () => {
  app = await criarAppDeTeste();
});
afterAll(async () => {
  definirRelogio();
  await app.close();
});

test('today is the day of the municipality, not of UTC', async () => {
  // The session is also opened with the changed clock: otherwise it would have expired.
  definirRelogio({ agora: () => new Date('2027-01-01T02:59:00Z') });
  const { injetar } = await entrarComo(app);
  expect((await injetar('GET', '/relogio')).json()).toEqual({
    hoje: '31/12/2026',
    agora: '31/12/2026 23:59',
    fuso: 'America/Sao_Paulo',
  });
});

test('a page without a session may ask it: that is how it knows that the server answers, without a 401', async () => {
  expect((await app.inject({ method: 'GET', url: '/api/relogio' })).statusCode).toBe(200);
});
