import { type SQL, sql } from 'drizzle-orm';

interface Recorte {
  /** First and last day, 'YYYY-MM-DD'. */
  de: string;
  ate: string;
  /** What the sums are grouped by, from the day of a meal or kit. */
  grupo: (dia: SQL) => SQL;
  /** Condition on the meals `r`, and on the kits `t`. */
  refeicoes?: SQL;
  kits?: SQL;
}

/**
 * A query of what meals and kits took from each line of the stocks (`grupo`, `produto_estoque_id`, `quantidade` below
 * zero), by the day of the meal or kit: the reversal of a meal counts on its day. Losses, movements and counts are not
 * consumption.
 *
 * Each kind of document is joined to the ledger by itself and summed by line first: distinguished by a column, the
 * planner estimates a hundred rows instead of tens of thousands.
 */
export const saidasDoConsumo = ({ de, ate, grupo, refeicoes = sql`true`, kits = sql`true` }: Recorte): SQL => sql`
  select ${grupo(sql`r.dia`)} as grupo, k.produto_estoque_id, sum(k.quantidade) as quantidade
  from refeicoes r join kardex k on k.documento = 'refeicoes' and k.documento_id = r.id
  where r.dia between ${de} and ${ate} and ${refeicoes} group by 1, 2
  union all
  select ${grupo(sql`t.data`)}, k.produto_estoque_id, sum(k.quantidade)
  from kits t join kardex k on k.documento = 'kits' and k.documento_id = t.id
  where t.data between ${de} and ${ate} and ${kits} group by 1, 2`;
