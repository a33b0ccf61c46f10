import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, versao } from './colunas.js';

export const unidadesEducacionais = pgTable('unidades_educacionais', {
  id: id(),
  /** Identifier in the external school system; null when registered by hand. */
  idIEscolar: integer().unique(),
  nome: text().notNull(),
  tipoUnidade: text().notNull(),
  codigoInep: text().unique(),
  cep: text().notNull(),
  cidade: text().notNull(),
  logradouro: text().notNull(),
  bairro: text().notNull(),
  numero: text().notNull(),
  telefone: text(),
  nomeDoResponsavel: text(),
  versao: versao(),
});

/** One stock for each educational unit, made with it. */
export const estoques = pgTable('estoques', {
  id: id(),
  unidadeEducacionalId: integer().notNull().unique().references(() => unidadesEducacionais.id),
});
