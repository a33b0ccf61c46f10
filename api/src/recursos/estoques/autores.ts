import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Name of the person who wrote a row, for a select list. The row outlives the user. */
export const nomeDoAutor = (usuarioId: PgColumn): SQL<string> =>
  sql<string>`coalesce((select p.nome from usuarios u join pessoas p on p.id = u.pessoa_id where u.id = ${usuarioId}), 'Usuário excluído')`;
