import { circuitBreaker, ConsecutiveBreaker, handleAll, type CircuitBreakerPolicy } from 'cockatiel';
import { LRUCache } from 'lru-cache';

/** After so many failures in a row a service is not asked for a while. */
const FALHAS = 5;
/** Then one call finds out whether it answers again (ms). */
const DESCANSO_MS = 30_000;

/** A setting that changes often must not fill the memory. */
const SERVICOS = 100;

const disjuntores = new LRUCache<string, CircuitBreakerPolicy>({ max: SERVICOS });

/**
 * Runs a call of an outside service, by its origin or another name. After five failures in a row it rejects at once for
 * 30 s: no request waits for a service that is down, and the service does not get all of them at once.
 */
export function comDisjuntor<T>(servico: string, chamar: () => Promise<T>): Promise<T> {
  let disjuntor = disjuntores.get(servico);
  if (!disjuntor) {
    disjuntor = circuitBreaker(handleAll, {
      halfOpenAfter: DESCANSO_MS,
      breaker: new ConsecutiveBreaker(FALHAS),
    });
    disjuntores.set(servico, disjuntor);
  }
  return disjuntor.execute(chamar);
}
