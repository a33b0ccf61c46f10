import { setTimeout as esperar } from 'node:timers/promises';

/** Waits until it is so, however busy the machine: what never comes is ended by the test's own limit. */
export async function esperarAte(condicao: () => boolean): Promise<void> {
  while (!condicao()) await esperar(10);
}
