import { expect, test } from '@jest/globals';
import { rodar } from './teste/entradas-ruins/rodada.js';

/** `npm run test:deep` sends more, and `npm run soak:bad-input` as many as there is time for. */
const REQUISICOES = process.env.MERENDA_DEEP === 'all' ? 6_000 : 3_000;
/** The same requests in each run, but for the deep one; `SEED=<number>` generates those of a failed run again. */
const semente = Number(
  process.env.SEED ?? (process.env.PROPERTIES === 'random' ? Date.now() % 1_000_000_000 : 20_261_118),
);

/** Each request that makes or reads a spreadsheet starts a process, which takes seconds on a busy machine. */
const PRAZO_MS = 900_000;

test(
  `${REQUISICOES} bad requests made from the OpenAPI document (seed ${semente}): every refusal is clear, nothing breaks, nothing bad is stored`,
  async () => {
    const { falhas, requisicoes, aceitas, porStatus } = await rodar(semente, REQUISICOES);
    expect(falhas).toEqual([]);
    expect(requisicoes).toBe(REQUISICOES);
    // Requests that always keep the contract would not test the rules and the database behind it.
    expect(aceitas.size).toBeGreaterThan(60);
    expect(porStatus[409]).toBeGreaterThan(10);
  },
  PRAZO_MS,
);
