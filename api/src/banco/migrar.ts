import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Conexao } from './conexao.js';

/** Where the committed SQL lies, seen from `src/banco` and from `dist/banco` alike. */
export const PASTA_MIGRACOES = fileURLToPath(new URL('../../src/banco/migracoes', import.meta.url));

/** Any number that nobody else locks: processes that start together migrate one after the other. */
const TRAVA = 7_263_001;

/** Applies the committed migrations that the database does not have yet, all of them or none. */
export async function migrar({ banco }: Conexao): Promise<void> {
  const migracoes = readMigrationFiles({ migrationsFolder: PASTA_MIGRACOES });
  await banco.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${TRAVA})`);
    await tx.execute(sql`create table if not exists migracoes (hash text primary key, aplicada_em timestamptz not null default now())`);
    const { rows } = await tx.execute<{ hash: string }>(sql`select hash from migracoes`);
    const aplicadas = new Set(rows.map((linha) => linha.hash));
    for (const migracao of migracoes) {
      if (aplicadas.has(migracao.hash)) continue;
      for (const comando of migracao.sql) await tx.execute(sql.raw(comando));
      await tx.execute(sql`insert into migracoes (hash) values (${migracao.hash})`);
    }
  });
}
