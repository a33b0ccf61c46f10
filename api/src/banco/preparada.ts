import type { Banco } from './conexao.js';

/**
 * A statement of almost every request: it is built once for each database, and a server plans it once for each
 * connection, because planning takes as long as running it. `construir` ends with `.prepare(name)`.
 */
export function preparada<Consulta>(construir: (banco: Banco) => Consulta): (banco: Banco) => Consulta {
  const construidas = new WeakMap<Banco, Consulta>();
  return (banco) => {
    const consulta = construidas.get(banco) ?? construir(banco);
    construidas.set(banco, consulta);
    return consulta;
  };
}
