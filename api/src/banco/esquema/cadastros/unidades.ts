import type { Localizacao, PovoTradicional, TipoUnidade } from '@merenda/shared/contratos';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, versao } from '../colunas.js';
import { categorias } from './convencoes.js';

export const unidadesEducacionais = pgTable('unidades_educacionais', {
  id: id(),
  /** Identifier in the external school system; null when registered by hand. */
  idIEscolar: integer().unique(),
  nome: text().notNull(),
  tipoUnidade: text().$type<TipoUnidade>().notNull(),
  codigoInep: text().unique(),
  cep: text().notNull(),
  cidade: text().notNull(),
  logradouro: text().notNull(),
  bairro: text(),
  numero: text().notNull(),
  telefone: text(),
  nomeDoResponsavel: text(),
  localizacao: text().$type<Localizacao>(),
  pct: text().$type<PovoTradicional>(),
  refeicoesPorDia: integer(),
  alunosAee: integer(),
  /** A deactivated unit is no choice for anything new; its history stays. */
  ativa: boolean().notNull().default(true),
  versao: versao(),
});

/**
 * School stages that a unit teaches; a unit without rows has unknown stages, and the calendar does not ask about age
 * bands.
 */
export const unidadeCategorias = pgTable(
  'unidade_categorias',
  {
    unidadeEducacionalId: integer()
      .notNull()
      .references(() => unidadesEducacionais.id, { onDelete: 'cascade' }),
    categoriaId: integer()
      .notNull()
      .references(() => categorias.id),
  },
  (t) => [
    primaryKey({ columns: [t.unidadeEducacionalId, t.categoriaId] }),
    index('unidade_categorias_categoria').on(t.categoriaId),
  ],
);
