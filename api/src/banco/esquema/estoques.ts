import type { DocumentoKardex, TipoKardex, TipoSaida } from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { produtos } from './catalogo.js';
import { id, instante, quantidade } from './colunas.js';
import { estoques } from './unidades.js';

/** A lot of a product as its maker labelled it, the same in every stock. */
export const produtoLotes = pgTable(
  'produto_lotes',
  {
    id: id(),
    numero: text().notNull(),
    produtoId: integer()
      .notNull()
      .references(() => produtos.id),
    dataFabricacao: date().notNull(),
    dataValidade: date().notNull(),
  },
  (t) => [
    uniqueIndex('produto_lotes_unico').on(t.produtoId, t.numero, t.dataFabricacao, t.dataValidade),
    check('lote_datas', sql`${t.dataValidade} >= ${t.dataFabricacao}`),
  ],
);

/**
 * Stock line: the quantity of a lot in a unit. `quantidade` is the sum of its kardex, stored too, and never below zero.
 */
export const produtosEstoque = pgTable(
  'produtos_estoque',
  {
    id: id(),
    estoqueId: integer()
      .notNull()
      .references(() => estoques.id),
    produtoLoteId: integer()
      .notNull()
      .references(() => produtoLotes.id),
    quantidade: quantidade().notNull().default('0'),
    /** A deleted line is hidden, its history stays. */
    excluidoEm: instante(),
  },
  (t) => [
    uniqueIndex('produtos_estoque_unico').on(t.estoqueId, t.produtoLoteId),
    index('produtos_estoque_lote').on(t.produtoLoteId),
    check('produtos_estoque_saldo', sql`${t.quantidade} >= 0`),
  ],
);

/** The ledger. Append-only: the database refuses UPDATE and DELETE (migration 0001). */
export const kardex = pgTable(
  'kardex',
  {
    id: id(),
    produtoEstoqueId: integer()
      .notNull()
      .references(() => produtosEstoque.id),
    /** Signed: receipts are positive, exits negative. */
    quantidade: quantidade().notNull(),
    saldo: quantidade().notNull(),
    /** ADICAO, RECEBIMENTO, SAIDA, BALANCO, MOVIMENTACAO, KIT, REFEICAO, EXCLUSAO, ESTORNO. */
    tipo: text().$type<TipoKardex>().notNull(),
    /** The document behind the line: table and id. */
    documento: text().$type<DocumentoKardex>().notNull(),
    documentoId: integer(),
    observacao: text(),
    /** The line that this one reverses: no line is reversed twice. */
    estornaId: integer(),
    usuarioId: integer().notNull(),
    quando: instante().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('kardex_estorno_unico').on(t.estornaId),
    index('kardex_linha').on(t.produtoEstoqueId, t.id),
    index('kardex_documento').on(t.documento, t.documentoId),
    index('kardex_quando').on(t.quando),
    check('kardex_saldo', sql`${t.saldo} >= 0`),
    check('kardex_quantidade', sql`${t.quantidade} <> 0`),
  ],
);

/** Direct exits: loss or legal provision. */
export const saidas = pgTable(
  'saidas',
  {
    id: id(),
    produtoEstoqueId: integer()
      .notNull()
      .references(() => produtosEstoque.id),
    tipoSaidaDireta: text().$type<TipoSaida>().notNull(),
    observacao: text().notNull(),
    quantidade: quantidade().notNull(),
    usuarioId: integer().notNull(),
    quando: instante().notNull().defaultNow(),
  },
  (t) => [index('saidas_linha').on(t.produtoEstoqueId), check('saida_quantidade', sql`${t.quantidade} > 0`)],
);

export const balancos = pgTable(
  'balancos',
  {
    id: id(),
    produtoEstoqueId: integer()
      .notNull()
      .references(() => produtosEstoque.id),
    quantidadeAnterior: quantidade().notNull(),
    novaQuantidade: quantidade().notNull(),
    usuarioId: integer().notNull(),
    dataHora: instante().notNull().defaultNow(),
  },
  (t) => [index('balancos_linha').on(t.produtoEstoqueId), check('balanco_quantidade', sql`${t.novaQuantidade} >= 0`)],
);
