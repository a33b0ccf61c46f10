import { sql } from 'drizzle-orm';
import { primeira } from '../../banco/restricoes.js';
import type { Transacao } from '../../banco/transacao.js';

/** Any number that no one else locks; together with the year there is one lock per year. */
const TRAVA = 7_263_002;

/**
 * The next number of a request in the civil year of `data` (`YYYY-MM-DD`). The next caller waits until this transaction
 * ends: no number is given twice, and none is left out. Call it as late as possible.
 */
export async function proximoNumero(tx: Transacao, data: string): Promise<{ numero: number; ano: number }> {
  const ano = Number(data.slice(0, 4));
  await tx.execute(sql`select pg_advisory_xact_lock(${TRAVA}, ${ano})`);
  const { rows } = await tx.execute<{ numero: number }>(
    sql`select coalesce(max(numero), 0)::int + 1 as numero from solicitacoes where ano = ${ano}`,
  );
  return { numero: primeira(rows).numero, ano };
}
