import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { dinheiro, id, instante, versao } from '../colunas.js';
import { notasFiscais, recebimentoProdutos } from './solicitacoes.js';

/** A payment of an invoice. A reversed one stays, with the user, time and reason of the reversal, and counts for nothing. */
export const pagamentos = pgTable(
  'pagamentos',
  {
    id: id(),
    notaFiscalId: integer()
      .notNull()
      .references(() => notasFiscais.id),
    data: date().notNull(),
    /** Number of the bank order or of the cheque. */
    documento: text().notNull(),
    /** R$ that left the account for the supplier. */
    valor: dinheiro().notNull(),
    /** R$ of taxes that were withheld: accepted goods that nobody owes the supplier any more. */
    retencao: dinheiro().notNull(),
    usuarioId: integer().notNull(),
    criadoEm: instante().notNull().defaultNow(),
    estornadoEm: instante(),
    estornadoPorId: integer(),
    motivoEstorno: text(),
    versao: versao(),
  },
  (t) => [
    index('pagamentos_nota_fiscal').on(t.notaFiscalId),
    /** The order of the list. */
    index('pagamentos_data').on(t.data, t.id),
    check('pagamento_valor', sql`${t.valor} > 0`),
    check('pagamento_retencao', sql`${t.retencao} >= 0`),
    check('pagamento_estorno', sql`num_nulls(${t.estornadoEm}, ${t.estornadoPorId}, ${t.motivoEstorno}) in (0, 3)`),
  ],
);

/** The value of a payment on the accepted lots of its invoice, by the rule `distribuirPagamento`: they add up to it. */
export const pagamentoItens = pgTable(
  'pagamento_itens',
  {
    pagamentoId: integer()
      .notNull()
      .references(() => pagamentos.id),
    recebimentoProdutoId: integer()
      .notNull()
      .references(() => recebimentoProdutos.id),
    valor: dinheiro().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.pagamentoId, t.recebimentoProdutoId] }),
    index('pagamento_itens_recebido').on(t.recebimentoProdutoId),
    check('pagamento_item_valor', sql`${t.valor} >= 0`),
  ],
);
