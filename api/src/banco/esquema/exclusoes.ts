import type { EntidadeDesfazivel } from '@merenda/shared/contratos';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { usuarios } from './acesso/acesso.js';
import { instante } from './colunas.js';

/**
 * Recently deleted records, so that their user can undo the deletion. Rows past their time are removed by the next
 * deletion.
 */
export const exclusoes = pgTable(
  'exclusoes',
  {
    entidade: text().$type<EntidadeDesfazivel>().notNull(),
    /** The key of the record: an id, or the day of a holiday (`YYYY-MM-DD`). */
    registro: text().notNull(),
    usuarioId: integer()
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    em: instante().notNull(),
    /** Table → its deleted rows. Read by the database only: numbers would lose decimals in JavaScript. */
    linhas: jsonb().notNull(),
    /** Table → id → version of each record that the deleted rows refer to. */
    referencias: jsonb().$type<Record<string, Record<string, number>>>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.entidade, t.registro] }),
    index('exclusoes_usuario').on(t.usuarioId),
    index('exclusoes_em').on(t.em),
  ],
);
