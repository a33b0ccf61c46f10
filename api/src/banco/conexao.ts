import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Configuracao } from '../configuracao.js';
import { abrirEmbutido } from './embutido/abrir.js';
import type * as esquema from './esquema/index.js';
import { OPCOES } from './opcoes.js';
import { conectarPostgres } from './servidor/conectar.js';

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

/** Wraps an open embedded database. */
export function conectarEmbutido(pglite: PGlite, fechar: () => Promise<void> = () => pglite.close()): Conexao {
  const banco = drizzle(pglite, OPCOES);
  return { banco, semPrazo: (fazer) => fazer(banco), fechar };
}

/** Opens the database that the settings name: a PostgreSQL server, or the embedded one in its folder. */
export async function conectar(
  { bancoUrl, conexoes, pastaDados }: Pick<Configuracao, 'bancoUrl' | 'conexoes' | 'pastaDados'>,
  aoFalhar?: (erro: unknown) => void,
): Promise<Conexao> {
  if (bancoUrl) return conectarPostgres(bancoUrl, { conexoes, aoFalhar });
  const { pglite, fechar } = await abrirEmbutido(pastaDados, { aoFalhar });
  return conectarEmbutido(pglite, fechar);
}
