import type {
  DiaSemana,
  ModalidadeEscolar,
  ReceitaGuardada,
  TipoCardapio,
  TipoLancamento,
  TipoRefeicao,
  UnidadeMedida,
} from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  time,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { componentesNutricionais, itensProduto } from '../cadastros/catalogo.js';
import { categorias, patologias } from '../cadastros/convencoes.js';
import { unidadesEducacionais } from '../cadastros/unidades.js';
import { id, instante, quantidade, versao } from '../colunas.js';

export const alimentos = pgTable(
  'alimentos',
  {
    id: id(),
    nome: text().notNull().unique(),
    itemId: integer()
      .notNull()
      .references(() => itensProduto.id),
    unidadeMedida: text().$type<UnidadeMedida>().notNull(),
    quantidadeBase: quantidade().notNull(),
    forma: text().notNull(),
    versao: versao(),
  },
  (t) => [index('alimentos_item').on(t.itemId), check('alimento_base', sql`${t.quantidadeBase} > 0`)],
);

/** A nutrient of a food per quantidadeBase. No row, or a null value, is 'não analisado', never zero. */
export const alimentoComponentes = pgTable(
  'alimento_componentes',
  {
    id: id(),
    alimentoId: integer()
      .notNull()
      .references(() => alimentos.id, { onDelete: 'cascade' }),
    componenteId: integer()
      .notNull()
      .references(() => componentesNutricionais.id),
    valor: numeric({ precision: 12, scale: 4 }),
  },
  (t) => [
    uniqueIndex('alimento_componentes_unico').on(t.alimentoId, t.componenteId),
    check('componente_valor', sql`${t.valor} >= 0`),
    index('alimento_componentes_componente').on(t.componenteId),
  ],
);

/** Facts of the food composition table, offered by name when a food is registered. */
export const composicaoAlimentos = pgTable('composicao_alimentos', {
  id: id(),
  codigo: text().notNull(),
  nome: text().notNull(),
  descricao: text().notNull(),
  /** Null: the imported table does not contain it. */
  categoria: text(),
  forma: text(),
  fonte: text().notNull(),
});

export const composicaoValores = pgTable(
  'composicao_valores',
  {
    composicaoId: integer()
      .notNull()
      .references(() => composicaoAlimentos.id, { onDelete: 'cascade' }),
    componenteId: integer()
      .notNull()
      .references(() => componentesNutricionais.id),
    valor: numeric({ precision: 12, scale: 4 }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.composicaoId, t.componenteId] }),
    index('composicao_valores_componente').on(t.componenteId),
  ],
);

export const preparos = pgTable(
  'preparos',
  {
    id: id(),
    nome: text().notNull().unique(),
    criadorId: integer().notNull(),
    porcoes: integer().notNull(),
    modoPreparo: text().notNull(),
    medidaCaseira: text(),
    utensilios: text(),
    tempoPreparoMin: integer(),
    indiceCoccao: numeric({ precision: 8, scale: 3 }),
    /** Cooked weight in kg. */
    pesoPronto: quantidade(),
    /** What the kitchen may add to the allergens of the foods: codes of /convencoes/alergenicos. */
    alergenicosPodeConter: jsonb().$type<string[]>().notNull().default([]),
    /** Who made the recipe as it is, and when. */
    alteradoPorId: integer(),
    alteradoEm: instante(),
    versao: versao(),
  },
  (t) => [check('preparo_porcoes', sql`${t.porcoes} > 0`)],
);

export const preparoIngredientes = pgTable(
  'preparo_ingredientes',
  {
    id: id(),
    preparoId: integer()
      .notNull()
      .references(() => preparos.id, { onDelete: 'cascade' }),
    alimentoId: integer()
      .notNull()
      .references(() => alimentos.id),
    quantidade: quantidade().notNull(),
    unidadeMedida: text().$type<UnidadeMedida>().notNull(),
    pesoBruto: quantidade(),
    fatorCorrecao: numeric({ precision: 8, scale: 3 }),
    medidaCaseira: text(),
    ordem: integer().notNull(),
  },
  (t) => [
    index('preparo_ingredientes_preparo').on(t.preparoId),
    index('preparo_ingredientes_alimento').on(t.alimentoId),
    check('ingrediente_quantidade', sql`${t.quantidade} >= 0`),
  ],
);

/**
 * Recipes as meals cooked them, with their sheets. A version outlives its preparation, which may be deleted, so
 * `preparoId` is no foreign key.
 */
export const preparoVersoes = pgTable(
  'preparo_versoes',
  {
    id: id(),
    preparoId: integer().notNull(),
    /** `versao` of the preparation. */
    versao: integer().notNull(),
    receita: jsonb().$type<ReceitaGuardada>().notNull(),
    guardadaEm: instante().notNull().defaultNow(),
  },
  (t) => [uniqueIndex('preparo_versoes_unica').on(t.preparoId, t.versao)],
);

/** Suggested correction factors and cooking indices by food, with their source. */
export const fatoresCorrecaoCoccao = pgTable('fatores_correcao_coccao', {
  id: id(),
  alimento: text().notNull(),
  fcMinimo: numeric({ precision: 8, scale: 3 }),
  fcMaximo: numeric({ precision: 8, scale: 3 }),
  /** The value that the newest of the sources uses; null where it gives only a range. */
  fcUsar: numeric({ precision: 8, scale: 3 }),
  icMinimo: numeric({ precision: 8, scale: 3 }),
  icMaximo: numeric({ precision: 8, scale: 3 }),
  certeza: text().notNull(),
  fonte: text().notNull(),
});

export const ingredienteSubstitutos = pgTable(
  'ingrediente_substitutos',
  {
    id: id(),
    ingredienteId: integer()
      .notNull()
      .references(() => preparoIngredientes.id, { onDelete: 'cascade' }),
    alimentoId: integer()
      .notNull()
      .references(() => alimentos.id),
    quantidade: quantidade().notNull(),
    unidadeMedida: text().$type<UnidadeMedida>().notNull(),
    patologiaId: integer()
      .notNull()
      .references(() => patologias.id),
  },
  (t) => [
    index('ingrediente_substitutos_ingrediente').on(t.ingredienteId),
    index('ingrediente_substitutos_alimento').on(t.alimentoId),
    index('ingrediente_substitutos_patologia').on(t.patologiaId),
  ],
);

export const pratos = pgTable(
  'pratos',
  {
    id: id(),
    nome: text().notNull(),
    categoriaId: integer()
      .notNull()
      .references(() => categorias.id),
    modalidade: text().$type<ModalidadeEscolar>().notNull(),
    /** The meals that it is for; empty: for all. */
    tiposDaRefeicao: jsonb().$type<TipoRefeicao[]>().notNull().default([]),
    versao: versao(),
  },
  (t) => [
    uniqueIndex('pratos_unico').on(t.nome, t.categoriaId, t.modalidade),
    index('pratos_categoria').on(t.categoriaId),
  ],
);

export const pratoPreparos = pgTable(
  'prato_preparos',
  {
    pratoId: integer()
      .notNull()
      .references(() => pratos.id, { onDelete: 'cascade' }),
    preparoId: integer()
      .notNull()
      .references(() => preparos.id),
    ordem: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.pratoId, t.preparoId] }), index('prato_preparos_preparo').on(t.preparoId)],
);

export const cardapios = pgTable(
  'cardapios',
  {
    id: id(),
    nome: text().notNull(),
    categoriaId: integer()
      .notNull()
      .references(() => categorias.id),
    modalidade: text().$type<ModalidadeEscolar>().notNull(),
    cardapioTipo: text().$type<TipoCardapio>().notNull(),
    versao: versao(),
  },
  (t) => [
    uniqueIndex('cardapios_unico').on(t.nome, t.categoriaId, t.modalidade),
    index('cardapios_categoria').on(t.categoriaId),
  ],
);

export const cardapioPratos = pgTable(
  'cardapio_pratos',
  {
    id: id(),
    cardapioId: integer()
      .notNull()
      .references(() => cardapios.id, { onDelete: 'cascade' }),
    hora: time().notNull(),
    tipo: text().$type<TipoRefeicao>().notNull(),
    pratoId: integer()
      .notNull()
      .references(() => pratos.id),
  },
  (t) => [index('cardapio_pratos_cardapio').on(t.cardapioId), index('cardapio_pratos_prato').on(t.pratoId)],
);

export const cardapioAlternativos = pgTable(
  'cardapio_alternativos',
  {
    cardapioId: integer()
      .notNull()
      .references(() => cardapios.id, { onDelete: 'cascade' }),
    alternativoId: integer()
      .notNull()
      .references(() => cardapios.id),
  },
  (t) => [
    primaryKey({ columns: [t.cardapioId, t.alternativoId] }),
    check('alternativo_outro', sql`${t.cardapioId} <> ${t.alternativoId}`),
    index('cardapio_alternativos_alternativo').on(t.alternativoId),
  ],
);

export const cardapioPatologias = pgTable(
  'cardapio_patologias',
  {
    cardapioId: integer()
      .notNull()
      .references(() => cardapios.id, { onDelete: 'cascade' }),
    patologiaId: integer()
      .notNull()
      .references(() => patologias.id),
  },
  (t) => [
    primaryKey({ columns: [t.cardapioId, t.patologiaId] }),
    index('cardapio_patologias_patologia').on(t.patologiaId),
  ],
);

export const cardapiosSemanais = pgTable(
  'cardapios_semanais',
  {
    id: id(),
    nome: text().notNull(),
    categoriaId: integer()
      .notNull()
      .references(() => categorias.id),
    modalidade: text().$type<ModalidadeEscolar>().notNull(),
    versao: versao(),
  },
  (t) => [
    uniqueIndex('cardapios_semanais_unico').on(t.nome, t.categoriaId, t.modalidade),
    index('cardapios_semanais_categoria').on(t.categoriaId),
  ],
);

export const cardapioSemanalDias = pgTable(
  'cardapio_semanal_dias',
  {
    cardapioSemanalId: integer()
      .notNull()
      .references(() => cardapiosSemanais.id, { onDelete: 'cascade' }),
    diaSemana: text().$type<DiaSemana>().notNull(),
    cardapioId: integer()
      .notNull()
      .references(() => cardapios.id),
  },
  (t) => [
    primaryKey({ columns: [t.cardapioSemanalId, t.diaSemana, t.cardapioId] }),
    index('semanal_dias_cardapio').on(t.cardapioId),
  ],
);

/** A menu launched on a day at a unit (lancamentoCardapio). */
export const lancamentos = pgTable(
  'lancamentos',
  {
    id: id(),
    data: date().notNull(),
    unidadeEducacionalId: integer()
      .notNull()
      .references(() => unidadesEducacionais.id),
    tipo: text().$type<TipoLancamento>().notNull(),
    cardapioId: integer()
      .notNull()
      .references(() => cardapios.id),
    /** The weekly menu that filled the day, if any. */
    cardapioSemanalId: integer().references(() => cardapiosSemanais.id),
    versao: versao(),
  },
  (t) => [
    uniqueIndex('lancamentos_unico').on(t.unidadeEducacionalId, t.data, t.cardapioId),
    index('lancamentos_cardapio').on(t.cardapioId),
    /** The launches of a period in all units: the calendar and the indicators. */
    index('lancamentos_data').on(t.data, t.unidadeEducacionalId, t.cardapioId),
    check('lancamento_tipo', sql`${t.tipo} in ('DIARIO','SEMANAL')`),
    index('lancamentos_cardapio_semanal').on(t.cardapioSemanalId),
  ],
);

/** In this launch, `substituido` is served as `substituto`; the menu itself stays as it is. */
export const substituicoes = pgTable(
  'substituicoes',
  {
    id: id(),
    lancamentoId: integer()
      .notNull()
      .references(() => lancamentos.id, { onDelete: 'cascade' }),
    substituidoId: integer()
      .notNull()
      .references(() => pratos.id),
    substitutoId: integer()
      .notNull()
      .references(() => pratos.id),
  },
  (t) => [
    uniqueIndex('substituicoes_unica').on(t.lancamentoId, t.substituidoId),
    check('substituto_outro', sql`${t.substituidoId} <> ${t.substitutoId}`),
    index('substituicoes_substituido').on(t.substituidoId),
    index('substituicoes_substituto').on(t.substitutoId),
  ],
);
