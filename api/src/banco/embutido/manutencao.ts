import type { PGlite } from '@electric-sql/pglite';
import { RESERVA } from '../espaco.js';
import type { Folego } from './folego.js';

export interface Intervalos {
  /**
   * PGlite has no background writer: without this the log grows, and an opening after a crash takes longer and longer.
   */
  checkpointMs: number;
  /**
   * … nor an autovacuum: without this deleted rows stay and the planner works with the numbers of an empty database.
   */
  vacuumMs: number;
  /** The disk may fill up at any time. */
  folegoMs: number;
}

export const INTERVALOS: Intervalos = { checkpointMs: 5 * 60_000, vacuumMs: 6 * 60 * 60_000, folegoMs: 2_000 };

/**
 * Runs on a schedule what a server's background processes do, as far as the disk has room. Returns a function that stops
 * it.
 */
export function agendarManutencao(
  pglite: PGlite,
  folego: Folego,
  { checkpointMs, vacuumMs, folegoMs }: Intervalos,
  aoFalhar: (erro: unknown) => void,
): () => void {
  const relogios = [
    setInterval(() => void checkpoint(pglite, folego).catch(aoFalhar), checkpointMs),
    setInterval(() => {
      if (folego.disco.livres() >= RESERVA) void pglite.exec('vacuum analyze').catch(aoFalhar);
    }, vacuumMs),
    setInterval(() => {
      try {
        folego.manter(RESERVA);
      } catch (erro) {
        aoFalhar(erro);
      }
    }, folegoMs),
  ];
  for (const relogio of relogios) relogio.unref();
  return () => relogios.forEach((relogio) => clearInterval(relogio));
}

/** Writes everything out, unless the disk has no room at all: the log has it too, and a failure would end the process. */
export async function checkpoint(pglite: PGlite, folego: Folego): Promise<void> {
  if (folego.manter(RESERVA)) await pglite.exec('checkpoint');
}
