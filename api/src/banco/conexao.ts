import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as esquema from './esquema/index.js';

/** What both drivers answer to raw SQL. */
interface Linhas<T> {
  rows: T[];
}
interface Resultado extends PgQueryResultHKT {
  type: Linhas<this['row']>;
}

/** The database as the repositories see it, whichever driver stands behind. */
export type Banco = PgDatabase<Resultado, typeof esquema>;

export interface Conexao {
  banco: Banco;
  /** Lends the database without the time limits of a request: for what runs once and long, such as migrations. */
  semPrazo<T>(fazer: (banco: Banco) => Promise<T>): Promise<T>;
  /** Ends every connection; the embedded database is written out. */
  fechar(): Promise<void>;
}
