import type { FastifyInstance } from 'fastify';
import { limparChaves, ultimaLimpeza } from './banco/escrita-idempotente.js';
import { repetir } from './repetir.js';

/** Each process has a clock of its own that does not jump; of several processes, one an hour cleans up (ms). */
const INTERVALO = 60 * 60 * 1000;

/** Deletes the keys of idempotent writes that are past their time, while the process runs. */
export async function limparChavesVencidas(app: FastifyInstance): Promise<void> {
  let vista = await ultimaLimpeza(app.banco);
  repetir(app, { intervalo: INTERVALO, falha: 'as chaves de envio vencidas não foram apagadas' }, async () => {
    vista = await limparChaves(app.banco, vista);
  });
}
