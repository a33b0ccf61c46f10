import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as proximaVolta } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';

/**
 * Puts every use of the one connection into a queue, first come, first served. The event loop runs between two uses, so
 * that a series of long lists does not block requests, timers and responses. Code that uses the connection inside its
 * own open transaction would wait for itself for ever; here it gets an error.
 */
export function enfileirar(pglite: PGlite): void {
  const dentro = new AsyncLocalStorage<true>();
  let ultimo: Promise<unknown> = Promise.resolve();

  const naVez = <T>(usar: () => Promise<T>): Promise<T> => {
    if (dentro.getStore())
      return Promise.reject(new Error('the outer connection was used inside an open transaction: use tx'));
    const resultado = ultimo.then(() => proximaVolta()).then(usar);
    ultimo = resultado.catch(() => undefined); // The caller gets the error; the queue goes on.
    return resultado;
  };

  const query = pglite.query.bind(pglite);
  const exec = pglite.exec.bind(pglite);
  const transaction = pglite.transaction.bind(pglite);
  pglite.query = (...args) => naVez(() => query(...args));
  pglite.exec = (...args) => naVez(() => exec(...args));
  pglite.transaction = (fazer) => naVez(() => transaction((tx) => dentro.run(true, () => fazer(tx))));
}
