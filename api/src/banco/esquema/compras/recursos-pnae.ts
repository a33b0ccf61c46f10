import type { TipoDeRecurso } from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { dinheiro, id, versao } from '../colunas.js';

/** What entered and left the account of the national programme apart from payments: balance, transfers, interest, returns. */
export const recursosPnae = pgTable(
  'recursos_pnae',
  {
    id: id(),
    /** Year of the transfer, which a return may outlive until February of the next one. */
    ano: integer().notNull(),
    tipo: text().$type<TipoDeRecurso>().notNull(),
    /** Number of the instalment; only a transfer has one. */
    parcela: integer(),
    data: date().notNull(),
    valor: dinheiro().notNull(),
    /** Number of the bank order. */
    documento: text().notNull(),
    versao: versao(),
  },
  (t) => [
    uniqueIndex('recursos_pnae_documento_unico').on(t.ano, t.tipo, t.documento),
    index('recursos_pnae_ano').on(t.ano, t.data, t.id),
    check('recurso_pnae_tipo', sql`${t.tipo} in ('SALDO_ANTERIOR','REPASSE','RENDIMENTO','DEVOLUCAO')`),
    check(
      'recurso_pnae_parcela',
      sql`(${t.tipo} = 'REPASSE') = (${t.parcela} is not null) and ${t.parcela} between 1 and 8`,
    ),
    check('recurso_pnae_valor', sql`${t.valor} > 0`),
  ],
);

/**
 * The forecast of a year's share of family farming, as it was last computed: notices are read too often to compute it.
 * Rows of other years are of the past.
 */
export const previsoesDoPnae = pgTable('previsoes_do_pnae', {
  ano: integer().primaryKey(),
  /** The day on which it was computed. */
  dia: date().notNull(),
  /** The marks of the tables that change it a lot. */
  marcas: text().notNull(),
  /** What buyers are told; null while the forecast meets the goal, and before September. */
  lembrete: text(),
});
