import type { Banco } from './conexao.js';

/**
 * A statement of almost every request: it is built once for each pool and for each connection that runs transactions,
 * and a server plans it once for each connection, because planning takes as long as running it. `construir` ends with
 * `.prepare(name)`.
 */
export function preparada<Consulta>(construir: (banco: Banco) => Consulta): (banco: Banco) => Consulta {
  const construidas = new WeakMap<Banco['_']['session'], Consulta>();
  return (banco) => {
    // Every transaction is an object of its own, but those of one connection share its session.
    const { session } = banco._;
    const consulta = construidas.get(session) ?? construir(banco);
    construidas.set(session, consulta);
    return consulta;
  };
}
