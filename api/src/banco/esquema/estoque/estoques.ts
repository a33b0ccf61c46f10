import type {
  DocumentoKardex,
  OrigemDoPrecoDoLote,
  StatusContagem,
  TipoKardex,
  TipoSaida,
} from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { usuarios } from '../acesso/acesso.js';
import { produtos } from '../cadastros/catalogo.js';
import { unidadesEducacionais } from '../cadastros/unidades.js';
import { dinheiro, embalagens, id, instante, quantidade } from '../colunas.js';

/** One stock for each educational unit, created with it. */
export const estoques = pgTable('estoques', {
  id: id(),
  unidadeEducacionalId: integer()
    .notNull()
    .unique()
    .references(() => unidadesEducacionais.id),
});

export const usuarioEstoques = pgTable(
  'usuario_estoques',
  {
    usuarioId: integer()
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    estoqueId: integer()
      .notNull()
      .references(() => estoques.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.usuarioId, t.estoqueId] }), index('usuario_estoques_estoque').on(t.estoqueId)],
);

/** A lot of a product as its maker labelled it, the same in every stock. */
export const produtoLotes = pgTable(
  'produto_lotes',
  {
    id: id(),
    numero: text().notNull(),
    produtoId: integer()
      .notNull()
      .references(() => produtos.id),
    dataFabricacao: date().notNull(),
    dataValidade: date().notNull(),
  },
  (t) => [
    uniqueIndex('produto_lotes_unico').on(t.produtoId, t.numero, t.dataFabricacao, t.dataValidade),
    check('lote_datas', sql`${t.dataValidade} >= ${t.dataFabricacao}`),
  ],
);

/**
 * Stock line: the quantity of a lot in a unit. `quantidade` is the sum of its kardex, stored too, and never below zero.
 */
export const produtosEstoque = pgTable(
  'produtos_estoque',
  {
    id: id(),
    estoqueId: integer()
      .notNull()
      .references(() => estoques.id),
    produtoLoteId: integer()
      .notNull()
      .references(() => produtoLotes.id),
    quantidade: embalagens().notNull().default('0'),
    /** Whether its lot is blocked: on the line, so that an exit reads it under the lock that it takes anyway. */
    bloqueado: boolean().notNull().default(false),
    /** A deleted line is hidden, its history stays. */
    excluidoEm: instante(),
  },
  (t) => [
    uniqueIndex('produtos_estoque_unico').on(t.estoqueId, t.produtoLoteId),
    index('produtos_estoque_lote').on(t.produtoLoteId),
    check('produtos_estoque_saldo', sql`${t.quantidade} >= 0`),
  ],
);

/** A lot that may not be used, in every stock, until somebody unblocks it. A past blocking stays. */
export const bloqueios = pgTable(
  'bloqueios',
  {
    id: id(),
    produtoLoteId: integer()
      .notNull()
      .references(() => produtoLotes.id),
    motivo: text().notNull(),
    usuarioId: integer().notNull(),
    quando: instante().notNull().defaultNow(),
    /** The last line of the ledger before the blocking, and before its end: times of several servers may differ. */
    aposLancamento: integer().notNull(),
    ateLancamento: integer(),
    motivoDoFim: text(),
    usuarioFimId: integer(),
    fim: instante(),
  },
  (t) => [
    index('bloqueios_lote').on(t.produtoLoteId),
    uniqueIndex('bloqueios_aberto')
      .on(t.produtoLoteId)
      .where(sql`${t.fim} is null`),
    check('bloqueio_fim', sql`(${t.fim} is null) = (${t.ateLancamento} is null)`),
  ],
);

/** Packages of a product that a unit wants to have at least. */
export const minimosDeEstoque = pgTable(
  'minimos_de_estoque',
  {
    estoqueId: integer()
      .notNull()
      .references(() => estoques.id, { onDelete: 'cascade' }),
    produtoId: integer()
      .notNull()
      .references(() => produtos.id, { onDelete: 'cascade' }),
    quantidade: quantidade().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.estoqueId, t.produtoId] }),
    index('minimos_de_estoque_produto').on(t.produtoId),
    check('minimos_de_estoque_quantidade', sql`${t.quantidade} > 0`),
  ],
);

/** The ledger. Append-only: the database refuses UPDATE and DELETE (migration 0001). */
export const kardex = pgTable(
  'kardex',
  {
    id: id(),
    produtoEstoqueId: integer()
      .notNull()
      .references(() => produtosEstoque.id),
    /** Signed: receipts are positive, exits negative. */
    quantidade: embalagens().notNull(),
    saldo: embalagens().notNull(),
    /** ADICAO, RECEBIMENTO, SAIDA, RECOLHIMENTO, BALANCO, MOVIMENTACAO, KIT, REFEICAO, EXCLUSAO, ESTORNO. */
    tipo: text().$type<TipoKardex>().notNull(),
    /** The document behind the line: table and id. */
    documento: text().$type<DocumentoKardex>().notNull(),
    documentoId: integer(),
    observacao: text(),
    /** The line that this one reverses: no line is reversed twice. */
    estornaId: integer(),
    /** R$ of a package: the price given for an added lot, or the cost of a meal's draw-down, which never changes. */
    precoUnidade: dinheiro(),
    /** Where the price comes from. */
    origemPreco: text().$type<OrigemDoPrecoDoLote>(),
    /** The price is not known to be that of the lot. */
    precoEstimado: boolean().notNull().default(false),
    usuarioId: integer().notNull(),
    quando: instante().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('kardex_estorno_unico').on(t.estornaId),
    index('kardex_linha').on(t.produtoEstoqueId, t.id),
    index('kardex_documento').on(t.documento, t.documentoId),
    index('kardex_quando').on(t.quando),
    check('kardex_saldo', sql`${t.saldo} >= 0`),
    check('kardex_quantidade', sql`${t.quantidade} <> 0`),
    check('kardex_preco', sql`(${t.precoUnidade} is null) = (${t.origemPreco} is null)`),
    /** The prices of added lots. */
    index('kardex_preco_da_adicao')
      .on(t.produtoEstoqueId, t.id)
      .where(sql`${t.tipo} = 'ADICAO' and ${t.precoUnidade} is not null`),
  ],
);

/** Direct exits: loss, legal provision, or the recall of a blocked lot. */
export const saidas = pgTable(
  'saidas',
  {
    id: id(),
    produtoEstoqueId: integer()
      .notNull()
      .references(() => produtosEstoque.id),
    tipoSaidaDireta: text().$type<TipoSaida>().notNull(),
    observacao: text().notNull(),
    quantidade: embalagens().notNull(),
    usuarioId: integer().notNull(),
    quando: instante().notNull().defaultNow(),
  },
  (t) => [index('saidas_linha').on(t.produtoEstoqueId), check('saida_quantidade', sql`${t.quantidade} > 0`)],
);

export const balancos = pgTable(
  'balancos',
  {
    id: id(),
    produtoEstoqueId: integer()
      .notNull()
      .references(() => produtosEstoque.id),
    quantidadeAnterior: embalagens().notNull(),
    novaQuantidade: embalagens().notNull(),
    usuarioId: integer().notNull(),
    dataHora: instante().notNull().defaultNow(),
    /** A reversed line stays, with the user, time and reason of the reversal. */
    estornadoEm: instante(),
    estornadoPorId: integer(),
    motivoEstorno: text(),
  },
  (t) => [
    index('balancos_linha').on(t.produtoEstoqueId),
    check('balanco_quantidade', sql`${t.novaQuantidade} >= 0`),
    check('balanco_estorno', sql`num_nulls(${t.estornadoEm}, ${t.estornadoPorId}, ${t.motivoEstorno}) in (0, 3)`),
  ],
);

/** A count of what a unit has. A unit has at most one that is open. */
export const contagens = pgTable(
  'contagens',
  {
    id: id(),
    estoqueId: integer()
      .notNull()
      .references(() => estoques.id, { onDelete: 'cascade' }),
    status: text().$type<StatusContagem>().notNull().default('ABERTA'),
    /** Who counts does not see the balances. */
    asCegas: boolean().notNull(),
    /** Lots without a balance are counted too. */
    comZerados: boolean().notNull(),
    /** Only somebody who counted nothing may book it. */
    outraPessoaConfirma: boolean().notNull(),
    /** Each counted lot increases it. */
    revisao: integer().notNull().default(1),
    usuarioId: integer().notNull(),
    quando: instante().notNull().defaultNow(),
    /** Why it was booked or cancelled. */
    motivo: text(),
    usuarioFimId: integer(),
    fim: instante(),
    /** Lots with a balance that were not counted before the count was booked. */
    naoContados: integer(),
  },
  (t) => [
    index('contagens_estoque').on(t.estoqueId),
    uniqueIndex('contagens_aberta')
      .on(t.estoqueId)
      .where(sql`${t.status} = 'ABERTA'`),
    check('contagem_fim', sql`(${t.status} = 'ABERTA') = (${t.fim} is null)`),
  ],
);

/** A lot that was counted. A lot that was not counted has no row. */
export const contagemLinhas = pgTable(
  'contagem_linhas',
  {
    contagemId: integer()
      .notNull()
      .references(() => contagens.id, { onDelete: 'cascade' }),
    produtoEstoqueId: integer()
      .notNull()
      .references(() => produtosEstoque.id),
    contada: embalagens().notNull(),
    /** The balance at the moment when it was counted. */
    saldo: embalagens().notNull(),
    usuarioId: integer().notNull(),
    quando: instante().notNull().defaultNow(),
    /** What a package cost when the count was booked; null without a price. */
    precoUnidade: dinheiro(),
    /** The balance that booked it. */
    balancoId: integer().references(() => balancos.id),
  },
  (t) => [
    primaryKey({ columns: [t.contagemId, t.produtoEstoqueId] }),
    index('contagem_linhas_linha').on(t.produtoEstoqueId),
    uniqueIndex('contagem_linhas_balanco').on(t.balancoId),
    check('contagem_linha_contada', sql`${t.contada} >= 0`),
  ],
);
