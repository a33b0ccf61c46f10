import type { EntidadeImportavel } from '@merenda/shared/contratos';
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * What users chose by hand for the titles of their spreadsheets' columns.
 * `titulo` is comparable (`tituloComparavel`); without a `campo` the column is not imported.
 */
export const colunasImportadas = pgTable(
  'colunas_importadas',
  {
    entidade: text().$type<EntidadeImportavel>().notNull(),
    titulo: text().notNull(),
    campo: text(),
  },
  (t) => [primaryKey({ columns: [t.entidade, t.titulo] })],
);
