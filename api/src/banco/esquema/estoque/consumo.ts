import { date, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { embalagens } from '../colunas.js';
import { produtosEstoque } from './estoques.js';

/**
 * What meals and kits took from a stock line in a month, by the day of the meal or kit: the sum of its ledger, stored
 * too, because a year of a large city is half a million lines. Written with the ledger, under the lock of the line.
 */
export const consumosDoMes = pgTable(
  'consumos_do_mes',
  {
    produtoEstoqueId: integer()
      .notNull()
      .references(() => produtosEstoque.id),
    /** First day of the month. */
    mes: date().notNull(),
    /** Those of the line, which never change: a report of all lines reads this table alone. */
    estoqueId: integer().notNull(),
    produtoId: integer().notNull(),
    /** Packages, above zero; zero after the reversal of everything. */
    quantidade: embalagens().notNull(),
  },
  (t) => [primaryKey({ columns: [t.produtoEstoqueId, t.mes] }), index('consumos_do_mes_mes').on(t.mes)],
);
