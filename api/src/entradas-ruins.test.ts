import { expect, test } from '@jest/globals';
import { rodar } from './teste/entradas-ruins/rodada.js';

const REQUISICOES = 3_000;
/** `SEMENTE=<number>` makes the requests of a run that failed again. */
const semente = Number(process.env.SEMENTE ?? Date.now() % 1_000_000_000);

test(`${REQUISICOES} bad requests made from the OpenAPI document (seed ${semente}): every refusal is clear, nothing breaks, nothing bad is stored`, async () => {
  const { falhas, requisicoes, aceitas, porStatus } = await rodar(semente, REQUISICOES);
  expect(falhas).toEqual([]);
  expect(requisicoes).toBe(REQUISICOES);
  // A generator that only ever met the contract would prove nothing of the rules and the database behind it.
  expect(aceitas.size).toBeGreaterThan(60);
  expect(porStatus[409]).toBeGreaterThan(10);
});
