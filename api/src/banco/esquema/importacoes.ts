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

/**
 * Which option users chose for words of their spreadsheets that are no option. `texto` is comparable (`paraBusca`), `opcao`
 * is a label. Only of lists of codes: the names of records may be those of people.
 */
export const palavrasImportadas = pgTable(
  'palavras_importadas',
  {
    entidade: text().$type<EntidadeImportavel>().notNull(),
    campo: text().notNull(),
    texto: text().notNull(),
    opcao: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.entidade, t.campo, t.texto] })],
);
