import type { PGlite } from '@electric-sql/pglite';

export interface Intervalos {
  /**
   * PGlite has no background writer: without this the log grows, and an opening after a crash takes longer and longer.
   */
  checkpointMs: number;
  /**
   * … nor an autovacuum: without this deleted rows stay and the planner works with the numbers of an empty database.
   */
  vacuumMs: number;
}

export const INTERVALOS: Intervalos = { checkpointMs: 5 * 60_000, vacuumMs: 6 * 60 * 60_000 };

/** Runs on a schedule what a server's background processes do. Returns a function that stops it. */
export function agendarManutencao(
  pglite: PGlite,
  { checkpointMs, vacuumMs }: Intervalos,
  aoFalhar: (erro: unknown) => void,
): () => void {
  const relogios = [
    setInterval(() => void pglite.exec('checkpoint').catch(aoFalhar), checkpointMs),
    setInterval(() => void pglite.exec('vacuum analyze').catch(aoFalhar), vacuumMs),
  ];
  for (const relogio of relogios) relogio.unref();
  return () => relogios.forEach((relogio) => clearInterval(relogio));
}
