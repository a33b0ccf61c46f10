import { setTimeout as esperar } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';

/** Tables that every request reads and writes: sessions and idempotency keys. */
const ABERTAS = ['tokens', 'chaves_idempotencia'];

/** Connections of the application: this number of requests wait for a lock, the others wait for a connection. */
const CONEXOES = 10;

/**
 * Runs requests at once on PostgreSQL so that each has read its data before any has written: a second connection keeps
 * all tables from being written until every request that has a connection waits for a lock. Where the code locks the
 * row first, the others wait before they read, so they see what the first one wrote. Where it does not, all use the
 * same old state. The embedded database has one connection: there they are only sent at once. Returns the results in
 * the order of the requests.
 */
export async function aoMesmoTempo<T>({ banco }: FastifyInstance, pedidos: (() => Promise<T>)[]): Promise<T[]> {
  const servidor = process.env.DATABASE_URL_TESTE;
  if (servidor === undefined) return Promise.all(pedidos.map((pedir) => pedir()));
  const { rows } = await banco.execute<{ nome: string; tabelas: string }>(sql`
    select current_database() as nome, string_agg(quote_ident(tablename), ', ') as tabelas
    from pg_tables where schemaname = 'public' and tablename not in ${ABERTAS}`);
  const { nome, tabelas } = rows[0] ?? { nome: '', tabelas: '' };
  const portao = new pg.Client({ connectionString: new URL(`/${nome}`, servidor).href });
  await portao.connect();
  try {
    // SHARE allows reads and row locks, and makes writes wait.
    await portao.query(`begin; lock table ${tabelas} in share mode`);
    let prontos = 0;
    const respostas = Promise.all(pedidos.map((pedir) => pedir().finally(() => prontos++)));
    while (prontos + (await esperando(portao)) < Math.min(pedidos.length, CONEXOES)) await esperar(20);
    await portao.query('commit');
    return await respostas;
  } finally {
    await portao.end();
  }
}

/** How many connections to this database wait for a lock. */
async function esperando(portao: pg.Client): Promise<number> {
  // Within a transaction the view would return its first result again.
  await portao.query('select pg_stat_clear_snapshot()');
  const { rows } = await portao.query<{ total: number }>(
    `select count(*)::int as total from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.total ?? 0;
}
