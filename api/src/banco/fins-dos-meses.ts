import { diasDoPeriodo } from '@merenda/shared/regras';
import { sql, type SQL } from 'drizzle-orm';
import type { Periodo } from '../nucleo/periodo.js';

/**
 * The last day of each month of the period, as a table with the column `fim`; of the last month the period's last day. The
 * days are a parameter: of a series the planner does not know the length, and it plans for a thousand months.
 */
export function finsDosMeses({ de, ate }: Periodo): SQL {
  const fins = diasDoPeriodo(de, ate).filter((dia, i, dias) => dias[i + 1]?.slice(0, 7) !== dia.slice(0, 7));
  return sql`(select fim from unnest(${sql.param(fins)}::date[]) fim)`;
}
