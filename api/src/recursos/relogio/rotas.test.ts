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

test("today is the municipality's, not Greenwich's", async () => {
  // The session is opened on the moved clock too: it would have expired otherwise.
  definirRelogio({ agora: () => new Date('2027-01-01T02:59:00Z') });
  const { injetar } = await entrarComo(app);
  expect((await injetar('GET', '/relogio')).json()).toEqual({ hoje: '31/12/2026', agora: '31/12/2026 23:59' });
});
