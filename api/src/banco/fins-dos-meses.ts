import { sql, type SQL } from 'drizzle-orm';
import type { Periodo } from '../nucleo/periodo.js';

/** The last day of each month of the period, as a table with the column `fim`; of the last month the period's last day. */
export const finsDosMeses = ({ de, ate }: Periodo): SQL => sql`(
  select least((m + interval '1 month' - interval '1 day')::date, ${ate}::date) as fim
  from generate_series(date_trunc('month', ${de}::timestamp), ${ate}::timestamp, interval '1 month') m)`;
