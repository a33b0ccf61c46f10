import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { embalagens, id, instante } from '../colunas.js';
import { produtosEstoque, estoques } from './estoques.js';

/** A kit handed to a student, identified by the school-management service's ids; `nome` is for the receipt. */
export const kits = pgTable(
  'kits',
  {
    id: id(),
    estoqueId: integer()
      .notNull()
      .references(() => estoques.id),
    nome: text().notNull(),
    alunoId: integer().notNull(),
    turmaId: integer().notNull(),
    escolaId: integer().notNull(),
    /** Of the class; null where the school-management service did not tell it. */
    anoLetivo: integer(),
    data: date().notNull(),
    usuarioId: integer().notNull(),
    criadoEm: instante().notNull().defaultNow(),
    /** A reversed kit stays, with the user, time and reason of the reversal. */
    estornadoEm: instante(),
    estornadoPorId: integer(),
    motivoEstorno: text(),
  },
  (t) => [
    index('kits_estoque').on(t.estoqueId),
    check('kit_estorno', sql`num_nulls(${t.estornadoEm}, ${t.estornadoPorId}, ${t.motivoEstorno}) in (0, 3)`),
  ],
);

export const kitProdutos = pgTable(
  'kit_produtos',
  {
    id: id(),
    kitId: integer()
      .notNull()
      .references(() => kits.id, { onDelete: 'cascade' }),
    produtoEstoqueId: integer()
      .notNull()
      .references(() => produtosEstoque.id),
    quantidade: embalagens().notNull(),
  },
  (t) => [
    index('kit_produtos_kit').on(t.kitId),
    check('kit_quantidade', sql`${t.quantidade} > 0`),
    index('kit_produtos_produto_estoque').on(t.produtoEstoqueId),
  ],
);
