import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as esquema from './esquema/index.js';

/** The result of raw SQL, the same for both drivers. */
interface Linhas<T> {
  rows: T[];
}
interface Resultado extends PgQueryResultHKT {
  type: Linhas<this['row']>;
}

/** The database as the repositories see it, with either driver. */
export type Banco = PgDatabase<Resultado, typeof esquema>;

export interface Conexao {
  banco: Banco;
  /**
   * Gives access to the database without the time limits of a request: for long work that runs once, such as
   * migrations.
   */
  semPrazo<T>(fazer: (banco: Banco) => Promise<T>): Promise<T>;
  /** Bytes free on the disk of an embedded database; a server knows its own disk. */
  livres?: () => number;
  /** Ends every connection; the embedded database is written out. */
  fechar(): Promise<void>;
}
