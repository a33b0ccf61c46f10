import { sql } from 'drizzle-orm';
import type { Transacao } from './transacao.js';

/** Creates the table that lists the seeds that were sown. */
export async function criarSementes(tx: Pick<Transacao, 'execute'>): Promise<void> {
  await tx.execute(
    sql`create table if not exists sementes (nome text primary key, semeada_em timestamptz not null default now())`,
  );
}

/** Sows the seed `nome`, unless it was sown before: later changes and deletions by the municipality stay. */
export async function umaVez(tx: Transacao, nome: string, fazer: () => Promise<void>): Promise<void> {
  const { rows } = await tx.execute(
    sql`insert into sementes (nome) values (${nome}) on conflict do nothing returning nome`,
  );
  if (rows.length > 0) await fazer();
}

/** Whether the seed `nome` was sown. Needs the table of `criarSementes`. */
export async function foiSemeada(tx: Pick<Transacao, 'execute'>, nome: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from sementes where nome = ${nome}`);
  return rows.length > 0;
}
