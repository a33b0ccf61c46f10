import type { z } from 'zod';
import { Recusa } from '../nucleo/recusas.js';

const PRAZO_MS = 5_000;

/**
 * One GET of an outside service, of the address that the installation names: a redirect is not followed. 503 with `frase` when it is away, slow or answers something else; what failed stands in the cause as the
 * status or the kind of failure, never what was asked.
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
