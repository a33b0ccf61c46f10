import type {
  AltoEm,
  Anonimizacao,
  ClasseRestrita,
  FormaDaFruta,
  GrauProcessamento,
  GrupoPrioritario,
  GrupoDoItem,
  Mes,
  Nutriente,
  Sexo,
  TipoCaf,
  TipoFornecedor,
  TipoItem,
  UnidadeMedida,
} from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, quantidade, temperatura, versao } from '../colunas.js';

/** Nutrients of a food (calcio, caloria, …) with their unit. */
export const componentesNutricionais = pgTable('componentes_nutricionais', {
  id: id(),
  /** Key used by the national reference and by the reports: caloria, proteina, … */
  nome: text().$type<Nutriente>().notNull().unique(),
  tipo: text().notNull(),
  grupo: text().notNull(),
  unidadeMedida: text().notNull(),
  ordem: integer().notNull(),
});

export const itensProduto = pgTable(
  'itens_produto',
  {
    id: id(),
    nome: text().notNull(),
    itemProdutoTipo: text().$type<TipoItem>().notNull(),
    categoria: text(),
    grauProcessamento: text().$type<GrauProcessamento>(),
    /** Codes of /convencoes/alergenicos. Nothing listed means 'none' only when somebody has checked it. */
    alergenicosContem: jsonb().$type<string[]>().notNull().default([]),
    alergenicosPodeConter: jsonb().$type<string[]>().notNull().default([]),
    alergenicosConferidos: boolean().notNull().default(false),
    /** Classification for the rules of menus; null: the item is not classified. */
    grupo: text().$type<GrupoDoItem>(),
    formaDaFruta: text().$type<FormaDaFruta>(),
    ferroHeme: boolean().notNull().default(false),
    fonteVitaminaA: boolean().notNull().default(false),
    classeRestrita: text().$type<ClasseRestrita>(),
    proibido: boolean().notNull().default(false),
    acucarAdicionado: boolean().notNull().default(false),
    altoEm: jsonb().$type<AltoEm[]>().notNull().default([]),
    regional: boolean().notNull().default(false),
    /** Months of the season; empty: the whole year. */
    meses: jsonb().$type<Mes[]>().notNull().default([]),
    versao: versao(),
  },
  (t) => [uniqueIndex('itens_produto_nome_unico').on(t.nome, t.itemProdutoTipo)],
);

export const itemComponentes = pgTable(
  'item_componentes',
  {
    itemId: integer()
      .notNull()
      .references(() => itensProduto.id, { onDelete: 'cascade' }),
    componenteId: integer()
      .notNull()
      .references(() => componentesNutricionais.id),
    valor: numeric({ precision: 12, scale: 4 }),
  },
  (t) => [primaryKey({ columns: [t.itemId, t.componenteId] }), index('item_componentes_componente').on(t.componenteId)],
);

/**
 * A product that is bought: a package of an item. One unidadeProduto holds medidaReal of unidadeMedida (a 5 kg sack:
 * SACO, 5, KG).
 */
export const produtos = pgTable(
  'produtos',
  {
    id: id(),
    nome: text().notNull().unique(),
    /** The key of `nome`: `chaveDoNome`. A trigger writes it, whatever a statement gives (migration 0046). */
    chave: text().notNull().default(''),
    isPerecivel: boolean().notNull().default(false),
    medidaReal: quantidade().notNull(),
    unidadeMedida: text().$type<UnidadeMedida>().notNull(),
    unidadeProduto: text().notNull(),
    itemId: integer()
      .notNull()
      .references(() => itensProduto.id),
    /** °C at which it is accepted; null: no limit. */
    temperaturaMinima: temperatura(),
    temperaturaMaxima: temperatura(),
    versao: versao(),
  },
  (t) => [
    index('produtos_item').on(t.itemId),
    // The order of the list, which is read by pages.
    index('produtos_ordem').on(t.chave, t.id),
    check('produtos_temperaturas', sql`${t.temperaturaMinima} <= ${t.temperaturaMaxima}`),
  ],
);

/** A family of a group, as it is stored; `validade` is 'YYYY-MM-DD'. */
export interface MembroGravado {
  caf: string;
  nome: string;
  cpf: string | null;
  sexo: Sexo | null;
  validade: string | null;
}

export const fornecedores = pgTable('fornecedores', {
  id: id(),
  fornecedorTipo: text().$type<TipoFornecedor>().notNull(),
  email: text().notNull(),
  cep: text().notNull(),
  logradouro: text().notNull(),
  numero: text().notNull(),
  complemento: text(),
  bairroDistrito: text().notNull(),
  municipio: text().notNull(),
  uf: text().notNull(),
  telefone: text(),
  celular: text(),
  nome: text(),
  cpf: text().unique(),
  nomeFantasia: text(),
  razaoSocial: text(),
  cnpj: text().unique(),
  inscricaoEstadual: text(),
  porteDaEmpresa: text(),
  agriculturaFamiliar: boolean().notNull().default(false),
  cafNumero: text(),
  cafTipo: text().$type<TipoCaf>(),
  cafValidade: date(),
  /** Each with its own CAF, in the order in which they were typed. */
  cafMembros: jsonb().$type<MembroGravado[]>().notNull().default([]),
  /** Of the person who has the CAF. */
  sexoDoTitular: text().$type<Sexo>(),
  gruposPrioritarios: jsonb().$type<GrupoPrioritario[]>().notNull().default([]),
  /** How much of the person was removed; null: nothing. */
  anonimizacao: text().$type<Anonimizacao>(),
  versao: versao(),
});
