import { bigint, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/**
 * A mark for each table that reads answer from; every write of the table puts a new random mark into one of its slots,
 * in the writing transaction (the triggers of migration 0004). A slot belongs to one open transaction at a time, so
 * that writers never wait for each other here. Read with `lerMarcas`; it is not copied with the data.
 */
export const mudancas = pgTable(
  'mudancas',
  {
    vaga: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tabela: text().notNull(),
    marca: uuid().notNull().defaultRandom(),
  },
  (t) => [uniqueIndex('mudancas_tabela').on(t.tabela, t.vaga)],
);
