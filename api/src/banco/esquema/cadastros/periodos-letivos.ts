import type { TipoPeriodoLetivo } from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, versao } from '../colunas.js';
import { unidadesEducacionais } from './unidades.js';

/** The school calendar beside the holidays: terms, recesses, and days with class on a Saturday or a holiday. */
export const periodosLetivos = pgTable(
  'periodos_letivos',
  {
    id: id(),
    tipo: text().$type<TipoPeriodoLetivo>().notNull(),
    de: date().notNull(),
    ate: date().notNull(),
    nome: text().notNull(),
    /** The unit that differs; null is the whole municipality. */
    unidadeEducacionalId: integer().references(() => unidadesEducacionais.id, { onDelete: 'cascade' }),
    versao: versao(),
  },
  (t) => [
    uniqueIndex('periodos_letivos_unico').on(t.tipo, t.de, t.ate, sql`coalesce(${t.unidadeEducacionalId}, 0)`),
    index('periodos_letivos_unidade').on(t.unidadeEducacionalId),
    check('periodo_letivo_tipo', sql`${t.tipo} in ('AULAS','RECESSO','LETIVO')`),
    check('periodo_letivo_dias', sql`${t.ate} >= ${t.de}`),
  ],
);
