import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Name of the person who wrote a row, for a select list: a column, or `sql`r.usuario_id`` when its table has an alias.
 * The row stays after the user is deleted.
 */
export const nomeDoAutor = (usuarioId: PgColumn | SQL): SQL<string> =>
  sql<string>`coalesce((select p.nome from usuarios u join pessoas p on p.id = u.pessoa_id where u.id = ${usuarioId}), 'Usuário excluído')`;
