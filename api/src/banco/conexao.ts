import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Configuracao } from '../configuracao.js';
import { abrirEmbutido } from './embutido/abrir.js';
import * as esquema from './esquema/index.js';

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
  /** Ends every connection; the embedded database is written out. */
  fechar(): Promise<void>;
}

const opcoes = { schema: esquema, casing: 'snake_case' } as const;

/**
 * Connects to a PostgreSQL server (≥ 15). `aoFalhar` is told of connections that the server ended while nobody used them:
 * the pool makes new ones, and without a listener the process would die of it.
 */
export function conectarPostgres(url: string, aoFalhar: (erro: unknown) => void = console.error): Conexao {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  pool.on('error', aoFalhar);
  return { banco: drizzlePg(pool, opcoes), fechar: () => pool.end() };
}

/** Wraps an open embedded database. */
export function conectarEmbutido(pglite: PGlite, fechar: () => Promise<void> = () => pglite.close()): Conexao {
  return { banco: drizzlePglite(pglite, opcoes), fechar };
}

/** Opens the database that the settings name: a PostgreSQL server, or the embedded one in its folder. */
export async function conectar({ bancoUrl, pastaDados }: Pick<Configuracao, 'bancoUrl' | 'pastaDados'>, aoFalhar?: (erro: unknown) => void): Promise<Conexao> {
  if (bancoUrl) return conectarPostgres(bancoUrl, aoFalhar);
  const { pglite, fechar } = await abrirEmbutido(pastaDados, { aoFalhar });
  return conectarEmbutido(pglite, fechar);
}
