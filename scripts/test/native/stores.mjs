import { createRequire } from 'node:module';

const { cache } = createRequire(import.meta.url);

/**
 * State that modules of the browser's code keep from file to file, and how to see that it is not empty. The session and
 * the cache of queries are not here: `renderTela` replaces both before each test.
 */
const STORES = [
  ['shared/src/raiz/sem-rede/fila.ts', 'writes in the queue', ({ useFila }) => useFila.getState().itens.length > 0],
];

/** @returns {string[]} the names of the stores that are not empty; a module that no file has loaded has none */
export function filledStores() {
  return STORES.flatMap(([file, name, isFilled]) => {
    const loaded = Object.keys(cache).find((one) => one.endsWith(file));
    return loaded && isFilled(cache[loaded].exports) ? [name] : [];
  });
}
