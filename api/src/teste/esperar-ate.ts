import { setTimeout as esperar } from 'node:timers/promises';

/** Within every test's own limit: a wait that outlived its test would keep the whole run from ending (ms). */
const PRAZO = 120_000;

/** Waits until it is so, however busy the machine. Throws when it never comes. */
export async function esperarAte(condicao: () => boolean | Promise<boolean>): Promise<void> {
  const fim = performance.now() + PRAZO;
  while (!(await condicao())) {
    if (performance.now() > fim) throw new Error(`Still not so after ${PRAZO} ms: ${condicao.toString()}`);
    await esperar(10);
  }
}
