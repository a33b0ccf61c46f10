import type { CategoriaDaMatricula, Jornada, OrigemDaMatricula } from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import { check, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { versao } from '../colunas.js';
import { unidadesEducacionais } from './unidades.js';

/**
 * Students of a unit in a year. A year that was written has a row for each category and school day, also those with
 * zero students, and all of them have the same version.
 */
export const matriculas = pgTable(
  'matriculas',
  {
    unidadeEducacionalId: integer()
      .notNull()
      .references(() => unidadesEducacionais.id, { onDelete: 'cascade' }),
    ano: integer().notNull(),
    categoria: text().$type<CategoriaDaMatricula>().notNull(),
    jornada: text().$type<Jornada>().notNull(),
    quantidade: integer().notNull(),
    origem: text().$type<OrigemDaMatricula>().notNull(),
    versao: versao(),
  },
  (t) => [
    primaryKey({ columns: [t.unidadeEducacionalId, t.ano, t.categoria, t.jornada] }),
    check('matriculas_quantidade', sql`${t.quantidade} >= 0`),
  ],
);

/** Which part of the students of a stage eats at a unit, in %; a stage without a row has 100. */
export const adesoes = pgTable(
  'adesoes',
  {
    unidadeEducacionalId: integer()
      .notNull()
      .references(() => unidadesEducacionais.id, { onDelete: 'cascade' }),
    categoria: text().$type<CategoriaDaMatricula>().notNull(),
    percentual: numeric({ precision: 5, scale: 2 }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.unidadeEducacionalId, t.categoria] }),
    check('adesoes_percentual', sql`${t.percentual} between 0 and 100`),
  ],
);
