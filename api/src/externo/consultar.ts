import type { z } from 'zod';
import { Recusa } from '../nucleo/recusas.js';
import { pedirFora } from './cliente.js';

/** For the user who waits for the answer (ms). */
const PRAZO_MS = 5_000;

/**
 * One GET of an outside service, at the configured address: a redirect is not followed. 503 with `frase` when it is
 * unavailable, slow or returns something else; the cause has the status or the kind of failure, never the query.
 */
export async function consultar<T>(
  endereco: URL | string,
  resposta: z.ZodType<T>,
  frase: string,
  prazoMs = PRAZO_MS,
): Promise<T> {
  try {
    const { status, corpo } = await pedirFora(endereco, { prazoMs, headers: { accept: 'application/json' } });
    if (status < 200 || status > 299) throw new Error(`the service answered ${status}`);
    return resposta.parse(JSON.parse(corpo));
  } catch (causa) {
    throw Object.assign(new Recusa(503, frase), { cause: causa });
  }
}
