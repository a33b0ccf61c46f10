import type { ContasDoAno } from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instante } from '../colunas.js';

/** A year whose accounts are closed, with their figures: they never change. */
export const anosFechados = pgTable('anos_fechados', {
  ano: integer().primaryKey(),
  contas: jsonb().$type<ContasDoAno>().notNull(),
  /** md5 of `contas` as text. */
  resumo: text().notNull(),
  /** The payments that they count. */
  pagamentos: integer().array().notNull(),
  usuarioId: integer().notNull(),
  fechadoEm: instante().notNull(),
});

/** What was written into a closed year afterwards, with its reason. */
export const correcoesDasContas = pgTable(
  'correcoes_das_contas',
  {
    id: id(),
    ano: integer()
      .notNull()
      .references(() => anosFechados.ano),
    entidade: text().$type<'notas-fiscais' | 'pagamentos' | 'recursos-pnae'>().notNull(),
    registroId: integer().notNull(),
    /** What was written, as a sentence: the record may change again. */
    descricao: text().notNull(),
    motivo: text().notNull(),
    usuarioId: integer().notNull(),
    em: instante().notNull(),
  },
  (t) => [
    index('correcoes_das_contas_ano').on(t.ano, t.id),
    check('correcao_entidade', sql`${t.entidade} in ('notas-fiscais','pagamentos','recursos-pnae')`),
  ],
);
