import type { z } from 'zod';
import { Recusa } from '../nucleo/recusas.js';

const PRAZO_MS = 5_000;

/**
 * One GET of an outside service, at the configured address: a redirect is not followed. 503 with `frase` when it is
 * unavailable, slow or returns something else; the cause has the status or the kind of failure, never the query.
 */
export async function consultar<T>(endereco: URL | string, resposta: z.ZodType<T>, frase: string): Promise<T> {
  try {
    const res = await fetch(endereco, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(PRAZO_MS),
      redirect: 'error',
    });
    if (!res.ok) throw new Error(`the service answered ${res.status}`);
    return resposta.parse(await res.json());
  } catch (causa) {
    throw Object.assign(new Recusa(503, frase), { cause: causa });
  }
}
