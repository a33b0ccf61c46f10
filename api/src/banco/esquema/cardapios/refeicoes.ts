import type { TipoRefeicao, UnidadeMedida } from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  time,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { patologias } from '../cadastros/convencoes.js';
import { unidadesEducacionais } from '../cadastros/unidades.js';
import { id, instante, quantidade } from '../colunas.js';
import { alimentos, lancamentos, pratos, preparoVersoes } from './cardapios.js';

export const refeicoes = pgTable(
  'refeicoes',
  {
    id: id(),
    /** Made by the client that registered it, for its later writes; null when it made none. */
    uuid: uuid(),
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
    /** It was registered on a later day than it was served. */
    lancadaDepois: boolean().notNull().default(false),
    /** A deleted meal is hidden; its draw-down was reversed and the history stays. */
    excluidoEm: instante(),
  },
  (t) => [
    index('refeicoes_unidade_dia').on(t.unidadeEducacionalId, t.dia),
    /** A dish of a launch is registered once; after its meal is deleted it can be registered again. */
    uniqueIndex('refeicoes_lancamento_unica')
      .on(t.lancamentoId, t.pratoId, t.hora, t.tipo)
      .where(sql`${t.excluidoEm} is null`),
    uniqueIndex('refeicoes_uuid_unico').on(t.uuid),
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

/** Students of a meal who ate what their pathology asks for; they are among those of the meal. */
export const refeicaoDietas = pgTable(
  'refeicao_dietas',
  {
    id: id(),
    refeicaoId: integer()
      .notNull()
      .references(() => refeicoes.id, { onDelete: 'cascade' }),
    patologiaId: integer()
      .notNull()
      .references(() => patologias.id),
    alunos: integer().notNull(),
  },
  (t) => [
    uniqueIndex('refeicao_dietas_unica').on(t.refeicaoId, t.patologiaId),
    check('dieta_alunos', sql`${t.alunos} > 0`),
    index('refeicao_dietas_patologia').on(t.patologiaId),
  ],
);

/** In a meal, `substituto` took the place of `alimento`, which was missing. Its register has the substitute alone. */
export const refeicaoSubstituicoes = pgTable(
  'refeicao_substituicoes',
  {
    id: id(),
    refeicaoId: integer()
      .notNull()
      .references(() => refeicoes.id, { onDelete: 'cascade' }),
    alimentoId: integer()
      .notNull()
      .references(() => alimentos.id),
    substitutoId: integer()
      .notNull()
      .references(() => alimentos.id),
    quantidade: quantidade().notNull(),
    unidadeMedida: text().$type<UnidadeMedida>().notNull(),
    motivo: text().notNull(),
  },
  (t) => [
    uniqueIndex('refeicao_substituicoes_unica').on(t.refeicaoId, t.alimentoId),
    check('substituicao_quantidade', sql`${t.quantidade} > 0`),
    check('substituicao_outro_alimento', sql`${t.alimentoId} <> ${t.substitutoId}`),
    index('refeicao_substituicoes_alimento').on(t.alimentoId),
    index('refeicao_substituicoes_substituto').on(t.substitutoId),
  ],
);

/** A food that a kitchen has reported as missing for a day. */
export const avisosDeFalta = pgTable(
  'avisos_de_falta',
  {
    id: id(),
    unidadeEducacionalId: integer()
      .notNull()
      .references(() => unidadesEducacionais.id),
    alimentoId: integer()
      .notNull()
      .references(() => alimentos.id, { onDelete: 'cascade' }),
    dia: date().notNull(),
    quantidade: quantidade().notNull(),
    unidadeMedida: text().$type<UnidadeMedida>().notNull(),
    observacao: text(),
    usuarioId: integer().notNull(),
    criadoEm: instante().notNull().defaultNow(),
  },
  (t) => [
    index('avisos_de_falta_unidade').on(t.unidadeEducacionalId, t.dia),
    index('avisos_de_falta_alimento').on(t.alimentoId),
    check('aviso_de_falta_quantidade', sql`${t.quantidade} > 0`),
  ],
);

/** The recipes that a meal cooks, as they were when its foods were registered. */
export const refeicaoPreparos = pgTable(
  'refeicao_preparos',
  {
    refeicaoId: integer()
      .notNull()
      .references(() => refeicoes.id, { onDelete: 'cascade' }),
    preparoVersaoId: integer()
      .notNull()
      .references(() => preparoVersoes.id),
  },
  (t) => [
    primaryKey({ columns: [t.refeicaoId, t.preparoVersaoId] }),
    index('refeicao_preparos_versao').on(t.preparoVersaoId),
  ],
);
