import type { TipoRefeicao, UnidadeMedida } from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, numeric, pgTable, text, time, uniqueIndex } from 'drizzle-orm/pg-core';
import { alimentos, lancamentos, pratos } from './cardapios.js';
import { id, instante, quantidade } from './colunas.js';
import { unidadesEducacionais } from './unidades.js';

export const refeicoes = pgTable(
  'refeicoes',
  {
    id: id(),
    unidadeEducacionalId: integer()
      .notNull()
      .references(() => unidadesEducacionais.id),
    lancamentoId: integer().references(() => lancamentos.id),
    dia: date().notNull(),
    hora: time().notNull(),
    tipo: text().$type<TipoRefeicao>().notNull(),
    pratoId: integer()
      .notNull()
      .references(() => pratos.id),
    quantidadeDePessoas: integer().notNull(),
    /** Increase over the computed quantity, in %. */
    acrescimo: numeric({ precision: 6, scale: 2 }).notNull().default('0'),
    executado: boolean().notNull().default(false),
    executadoEm: instante(),
    executadoPor: integer(),
    /** Leftover in kg; null until weighed. */
    sobraDeAlimentos: numeric({ precision: 10, scale: 2 }),
    usuarioId: integer().notNull(),
    criadoEm: instante().notNull().defaultNow(),
    /** A deleted meal is hidden; its draw-down was reversed and the history stays. */
    excluidoEm: instante(),
  },
  (t) => [
    index('refeicoes_unidade_dia').on(t.unidadeEducacionalId, t.dia),
    /** A dish of a launch is registered once; after its meal is deleted it can be registered again. */
    uniqueIndex('refeicoes_lancamento_unica')
      .on(t.lancamentoId, t.pratoId, t.hora, t.tipo)
      .where(sql`${t.excluidoEm} is null`),
    check('refeicao_pessoas', sql`${t.quantidadeDePessoas} > 0`),
    check('refeicao_sobra', sql`${t.sobraDeAlimentos} >= 0`),
    index('refeicoes_lancamento').on(t.lancamentoId),
    index('refeicoes_prato').on(t.pratoId),
    /** The newest meals first, and what indicators count: they read this index alone. */
    index('refeicoes_dia')
      .on(t.dia, t.hora, t.id, t.unidadeEducacionalId, t.executado, t.sobraDeAlimentos)
      .where(sql`${t.excluidoEm} is null`),
    /** The few meals that wait for their execution, among all meals of the years. */
    index('refeicoes_por_executar')
      .on(t.dia)
      .where(sql`not ${t.executado} and ${t.excluidoEm} is null`),
  ],
);

/** The foods of a meal with the rounded quantity that is taken from the stock. */
export const registrosAlimentos = pgTable(
  'registros_alimentos',
  {
    id: id(),
    refeicaoId: integer()
      .notNull()
      .references(() => refeicoes.id, { onDelete: 'cascade' }),
    alimentoId: integer()
      .notNull()
      .references(() => alimentos.id),
    valorArredondado: quantidade().notNull(),
    unidadeMedida: text().$type<UnidadeMedida>().notNull(),
  },
  (t) => [
    uniqueIndex('registros_alimentos_unico').on(t.refeicaoId, t.alimentoId),
    check('registro_valor', sql`${t.valorArredondado} >= 0`),
    index('registros_alimentos_alimento').on(t.alimentoId),
  ],
);
