import { integer, pgView } from 'drizzle-orm/pg-core';

// Parts of a table, as views with marks of their own (migration 0045): a read that takes the part in place of the table
// stays valid while other columns or rows change. It cannot see more than the part, so it cannot depend on more.

/** The columns of a part of the stock lines. */
const daLinha = {
  id: integer('id').notNull(),
  estoqueId: integer('estoque_id').notNull(),
  produtoLoteId: integer('produto_lote_id').notNull(),
};

/** Which lot a stock line is of, in which stock: what never changes of it, whatever enters or leaves. */
export const linhasDoEstoque = pgView('linhas_do_estoque', daLinha).existing();

/** The stock lines that have a balance and are not deleted, without the balance: they change when a lot comes or ends. */
export const lotesPresentes = pgView('lotes_presentes', daLinha).existing();
