import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { fornecedores } from '../cadastros/catalogo.js';
import { dinheiro, id, instante, versao } from '../colunas.js';
import { pagamentos } from './pagamentos.js';

/** A bank statement that was imported. All are of one account: the first one says which. */
export const extratos = pgTable('extratos', {
  id: id(),
  banco: text().notNull(),
  conta: text().notNull(),
  /** Name of its file. */
  arquivo: text().notNull(),
  usuarioId: integer().notNull(),
  importadoEm: instante().notNull().defaultNow(),
});

/** A line of a statement, once, however often its file arrives. */
export const lancamentosDoExtrato = pgTable(
  'lancamentos_do_extrato',
  {
    id: id(),
    extratoId: integer()
      .notNull()
      .references(() => extratos.id),
    /** The bank's identifier. */
    fitid: text().notNull(),
    /** Its identifier in the other form, OFX or CSV, once a file of that form had it. */
    outroFitid: text(),
    data: date().notNull(),
    /** R$; below zero it left the account. */
    valor: dinheiro().notNull(),
    historico: text().notNull(),
    documento: text().notNull(),
    /** The payment that it is; null until it is matched. */
    pagamentoId: integer().references(() => pagamentos.id),
    versao: versao(),
  },
  (t) => [
    uniqueIndex('lancamentos_do_extrato_fitid_unico').on(t.fitid),
    uniqueIndex('lancamentos_do_extrato_outro_fitid_unico').on(t.outroFitid),
    uniqueIndex('lancamentos_do_extrato_pagamento_unico').on(t.pagamentoId),
    index('lancamentos_do_extrato_extrato').on(t.extratoId),
    index('lancamentos_do_extrato_data').on(t.data, t.id),
  ],
);

/** The supplier that people gave to a text of the bank (`textoLembrado`) at their last match. */
export const textosDoExtrato = pgTable(
  'textos_do_extrato',
  {
    texto: text().primaryKey(),
    fornecedorId: integer()
      .notNull()
      .references(() => fornecedores.id, { onDelete: 'cascade' }),
  },
  (t) => [index('textos_do_extrato_fornecedor').on(t.fornecedorId)],
);
