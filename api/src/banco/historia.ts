import { sql } from 'drizzle-orm';
import type { Transacao } from './transacao.js';

/**
 * Lets the rest of the transaction bring lines of the trail with their own instant and author: `copia`, unchanged, or
 * `demonstracao`, marked as invented. The database obeys only the role that owns the tables (migration 0047): for
 * another one instant and author are still its own.
 */
export async function trazerHistoria(
  tx: Pick<Transacao, 'execute'>,
  historia: 'copia' | 'demonstracao',
): Promise<void> {
  await tx.execute(sql`select set_config('merenda.trilha', ${historia}, true)`);
}
