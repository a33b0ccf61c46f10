import type { GrupoPrioritario, Localidade, StatusChamada, TipoCaf } from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { fornecedores, produtos } from '../cadastros/catalogo.js';
import { unidadesEducacionais } from '../cadastros/unidades.js';
import { dinheiro, id, instante, quantidade, versao } from '../colunas.js';
import { aquisicoes } from './aquisicoes.js';

export const chamadasPublicas = pgTable(
  'chamadas_publicas',
  {
    id: id(),
    unidadeEducacionalId: integer()
      .notNull()
      .references(() => unidadesEducacionais.id),
    numero: text().notNull(),
    ano: integer().notNull(),
    objeto: text().notNull(),
    dataAbertura: date().notNull(),
    prazo: date().notNull(),
    /** R$ that one CAF may sell in the civil year. */
    limitePorCaf: dinheiro().notNull(),
    status: text().$type<StatusChamada>().notNull().default('RASCUNHO'),
    /** Seed, time and author of the draw that decides ties: written once, at the selection. */
    sementeDoSorteio: integer(),
    sorteadaEm: instante(),
    sorteadaPorId: integer(),
    aquisicaoId: integer().references(() => aquisicoes.id),
    motivoCancelamento: text(),
    versao: versao(),
  },
  (t) => [
    uniqueIndex('chamadas_publicas_numero_unico').on(t.numero, t.ano),
    index('chamadas_publicas_unidade').on(t.unidadeEducacionalId),
    uniqueIndex('chamadas_publicas_aquisicao_unica').on(t.aquisicaoId),
    check('chamada_publica_status', sql`${t.status} in ('RASCUNHO','PUBLICADA','EM_SELECAO','HOMOLOGADA','CANCELADA')`),
    check('chamada_publica_limite', sql`${t.limitePorCaf} > 0`),
    check(
      'chamada_publica_sorteio',
      sql`num_nulls(${t.sementeDoSorteio}, ${t.sorteadaEm}, ${t.sorteadaPorId}) in (0, 3)`,
    ),
    check('chamada_publica_aquisicao', sql`${t.aquisicaoId} is null or ${t.status} = 'HOMOLOGADA'`),
  ],
);

/** A price of the research of an item. */
export interface CotacaoGravada {
  fonte: string;
  /** 'YYYY-MM-DD'. */
  data: string;
  valor: number;
}

export const chamadaItens = pgTable(
  'chamada_itens',
  {
    id: id(),
    chamadaId: integer()
      .notNull()
      .references(() => chamadasPublicas.id, { onDelete: 'cascade' }),
    produtoId: integer()
      .notNull()
      .references(() => produtos.id),
    quantidade: quantidade().notNull(),
    entrega: text().notNull(),
    frete: dinheiro().notNull(),
    embalagem: dinheiro().notNull(),
    encargos: dinheiro().notNull(),
    /** The price research, in the order in which it was typed. */
    cotacoes: jsonb().$type<CotacaoGravada[]>().notNull(),
  },
  (t) => [
    uniqueIndex('chamada_itens_produto_unico').on(t.chamadaId, t.produtoId),
    index('chamada_itens_produto').on(t.produtoId),
    check('chamada_item_quantidade', sql`${t.quantidade} > 0`),
  ],
);

export const chamadaProjetos = pgTable(
  'chamada_projetos',
  {
    id: id(),
    chamadaId: integer()
      .notNull()
      .references(() => chamadasPublicas.id, { onDelete: 'cascade' }),
    fornecedorId: integer()
      .notNull()
      .references(() => fornecedores.id),
    localidade: text().$type<Localidade>().notNull(),
    gruposPrioritarios: jsonb().$type<GrupoPrioritario[]>().notNull(),
    organico: boolean().notNull(),
    /** Kind of supplier and number of families, as the supplier had them when the project was received. */
    organizacao: text().$type<TipoCaf>().notNull(),
    cafs: integer().notNull(),
    /** R$ contracted with its CAF in the year before the selection; null until then. */
    contratadoAntes: dinheiro(),
  },
  (t) => [
    uniqueIndex('chamada_projetos_fornecedor_unico').on(t.chamadaId, t.fornecedorId),
    index('chamada_projetos_fornecedor').on(t.fornecedorId),
  ],
);

export const chamadaProjetoItens = pgTable(
  'chamada_projeto_itens',
  {
    id: id(),
    projetoId: integer()
      .notNull()
      .references(() => chamadaProjetos.id, { onDelete: 'cascade' }),
    itemId: integer()
      .notNull()
      .references(() => chamadaItens.id),
    quantidade: quantidade().notNull(),
  },
  (t) => [
    uniqueIndex('chamada_projeto_itens_unico').on(t.projetoId, t.itemId),
    index('chamada_projeto_itens_item').on(t.itemId),
    check('chamada_projeto_item_quantidade', sql`${t.quantidade} > 0`),
  ],
);
