import type { OperadorDaRegra } from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import { check, date, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, versao } from '../colunas.js';

/** Rules of the national programme: data with validity dates, never constants in code. */
export const regrasPnae = pgTable(
  'regras_pnae',
  {
    id: id(),
    codigo: text().notNull(),
    regra: text().notNull(),
    operador: text().$type<OperadorDaRegra>().notNull(),
    /** Null where the norm says something without a figure. */
    valor: numeric({ precision: 12, scale: 2 }),
    unidade: text().notNull(),
    periodo: text().notNull(),
    escopo: text().notNull(),
    norma: text().notNull(),
    /** First and last day; null while it must still be checked. */
    vigenteDe: date(),
    vigenteAte: date(),
    /** How sure the transcription is: only 'verificado' may refuse something. */
    certeza: text().notNull(),
    versao: versao(),
  },
  (t) => [
    uniqueIndex('regras_pnae_unica').on(t.codigo, sql`coalesce(${t.vigenteDe}, '-infinity'::date)`),
    check('regra_pnae_vigencia', sql`${t.vigenteDe} <= ${t.vigenteAte}`),
  ],
);
