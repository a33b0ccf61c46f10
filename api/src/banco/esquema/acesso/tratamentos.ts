import type { TipoDeTratamento } from '@merenda/shared/contratos';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { versao } from '../colunas.js';

/** How long the municipality keeps a kind of personal data, where it differs from the default of the register. */
export const prazosDeGuarda = pgTable(
  'prazos_de_guarda',
  {
    tipo: text().$type<TipoDeTratamento>().primaryKey(),
    /** In the unit of the register: days, or whole civil years. */
    prazo: integer().notNull(),
    versao: versao(),
  },
  (t) => [check('prazo_de_guarda', sql`${t.prazo} >= 0`)],
);
