import { setTimeout as esperar } from 'node:timers/promises';

/** Below every test's own limit: a longer wait would keep the whole run from ending (ms). */
const PRAZO = 120_000;

/** Waits until the condition is true, also on a busy machine. Throws when it never is. */
export async function esperarAte(condicao: () => boolean | Promise<boolean>): Promise<void> {
  const fim = performance.now() + PRAZO;
  while (!(await condicao())) {
    if (performance.now() > fim) throw new Error(`Still not so after ${PRAZO} ms: ${condicao.toString()}`);
    await esperar(10);
  }
}
