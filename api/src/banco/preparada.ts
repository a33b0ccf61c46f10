import type { PgPreparedQuery, PreparedQueryConfig } from 'drizzle-orm/pg-core';
import type { Banco } from './conexao.js';

/** The texts of the prepared statements. */
const frequentes = new Set<string>();

/** Whether a statement is one of `preparada`. */
export const eFrequente = (comando: string): boolean => frequentes.has(comando);

/**
 * A statement of almost every request: it is built once for each pool and for each connection that runs transactions,
 * and a server plans it once for each connection, because planning takes as long as running it. `construir` ends with
 * `.prepare(name)`. The embedded database has one connection and sees no names: `eFrequente` tells it which
 * statements these are.
 */
export function preparada<Consulta extends PgPreparedQuery<PreparedQueryConfig>>(
  construir: (banco: Banco) => Consulta,
): (banco: Banco) => Consulta {
  const construidas = new WeakMap<Banco['_']['session'], Consulta>();
  return (banco) => {
    // Every transaction is an object of its own, but those of one connection share its session.
    const { session } = banco._;
    const consulta = construidas.get(session) ?? construir(banco);
    construidas.set(session, consulta);
    frequentes.add(consulta.getQuery().sql);
    return consulta;
  };
}
