import type { CodigoPerCapita, ModalidadeEscolar, Nutriente } from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, numeric, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, versao } from '../colunas.js';

/**
 * Look-up lists: `lista` is the last part of /convencoes/<lista>. Records store `nome`, so an entry is deactivated and
 * never deleted.
 */
export const convencoes = pgTable(
  'convencoes',
  {
    lista: text().notNull(),
    nome: text().notNull(),
    descricao: text().notNull(),
    ordem: integer().notNull(),
    ativa: boolean().notNull().default(true),
    versao: versao(),
  },
  (t) => [
    primaryKey({ columns: [t.lista, t.nome] }),
    uniqueIndex('convencoes_descricao_unica').on(t.lista, sql`lower(${t.descricao})`),
  ],
);

export const faixasEtarias = pgTable('faixas_etarias', {
  id: id(),
  codigo: text().notNull().unique(),
  nome: text().notNull(),
});

/** School stage with its age band, as in the national reference ('FUNDAMENTAL', 6 a 10 anos). */
export const categorias = pgTable(
  'categorias',
  {
    id: id(),
    modalidade: text().notNull(),
    faixaEtariaId: integer()
      .notNull()
      .references(() => faixasEtarias.id),
    ordem: integer().notNull(),
  },
  (t) => [index('categorias_faixa_etaria').on(t.faixaEtariaId)],
);

export const patologias = pgTable('patologias', {
  id: id(),
  tipo: text().notNull().unique(),
});

/** National nutritional references: versioned data with their legal source, never constants in code. */
export const referenciasNutricionais = pgTable(
  'referencias_nutricionais',
  {
    id: id(),
    norma: text().notNull(),
    vigente: boolean().notNull(),
    faixaEtariaId: integer()
      .notNull()
      .references(() => faixasEtarias.id),
    modalidade: text().$type<ModalidadeEscolar>().notNull(),
    coberturaPct: integer().notNull(),
    nutriente: text().$type<Nutriente>().notNull(),
    unidade: text().notNull(),
    minimo: numeric({ precision: 10, scale: 2 }),
    maximo: numeric({ precision: 10, scale: 2 }),
    carater: text().notNull(),
    certeza: text().notNull(),
    observacao: text(),
    fonte: text().notNull(),
    versao: versao(),
  },
  (t) => [
    uniqueIndex('referencias_unica').on(t.norma, t.faixaEtariaId, t.modalidade, t.nutriente),
    index('referencias_faixa').on(t.faixaEtariaId, t.modalidade),
  ],
);

/** R$ that the national programme transfers for a pupil and day: data with validity dates, never constants in code. */
export const perCapitaPnae = pgTable(
  'per_capita_pnae',
  {
    id: id(),
    codigo: text().$type<CodigoPerCapita>().notNull(),
    valor: numeric({ precision: 10, scale: 2 }).notNull(),
    /** School days of a year for which it is transferred: D of the norm's A × D × C. */
    dias: integer().notNull().default(200),
    norma: text().notNull(),
    vigenteDe: date().notNull(),
    vigenteAte: date(),
    certeza: text().notNull(),
  },
  (t) => [uniqueIndex('per_capita_unico').on(t.codigo, t.vigenteDe)],
);

/** Days without school: national, state and municipal holidays. */
export const feriados = pgTable('feriados', {
  data: date().primaryKey(),
  nome: text().notNull(),
});
