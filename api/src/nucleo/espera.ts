import { Socket } from 'node:net';

/** As long as a process writes at most (`oficina.ts`), in ms. */
const ESPERA_MS = 5 * 60_000;

/**
 * Runs a work whose answer takes long: meanwhile its connection is not closed as an idle one (`prazos.ts`). The signal is
 * aborted when the client closes the connection.
 */
export async function enquantoEsperam<T>(conexao: Socket, trabalhar: (sinal: AbortSignal) => Promise<T>): Promise<T> {
  // A request that a test injects has no connection.
  const aberta = conexao instanceof Socket ? conexao : new Socket();
  const desistencia = new AbortController();
  const desistir = () => desistencia.abort();
  const { timeout = 0 } = aberta;
  aberta.setTimeout(ESPERA_MS);
  aberta.once('close', desistir);
  try {
    return await trabalhar(desistencia.signal);
  } finally {
    aberta.off('close', desistir);
    aberta.setTimeout(timeout);
  }
}
