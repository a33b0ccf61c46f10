import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Name of the person who wrote a row, for a select list: a column, or `sql`r.usuario_id`` when its table has an alias.
 * The row stays after the user is deleted. A column keeps its table only as a statement of its own
 * (`banco/subconsultas.test.ts`).
 */
export const nomeDoAutor = (usuarioId: PgColumn | SQL): SQL<string> =>
  sql<string>`coalesce((select p.nome from usuarios u join pessoas p on p.id = u.pessoa_id where u.id = ${sql`${usuarioId}`}), 'Usuário excluído')`;
