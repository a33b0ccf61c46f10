import { expect, test } from '@jest/globals';
import { definirRelogio } from '../../relogio.js';
import { criarAppDeTeste, entrarComo } from '../../teste/app.js';

test('today is the municipality’s, where the day has not turned yet', async () => {
  const app = await criarAppDeTeste();
  definirRelogio({ agora: () => new Date('2026-11-24T02:30:00Z') });
  expect((await (await entrarComo(app)).injetar('GET', '/relogio')).json()).toEqual({ hoje: '23/11/2026' });
  definirRelogio();
  await app.close();
});
