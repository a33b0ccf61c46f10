import type { ConteudoDoRascunho } from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { fornecedores, produtos } from '../cadastros/catalogo.js';
import { categorias } from '../cadastros/convencoes.js';
import { unidadesEducacionais } from '../cadastros/unidades.js';
import { dinheiro, id, instante, quantidade, temperatura, versao } from '../colunas.js';
import { produtosEstoque } from '../estoque/estoques.js';
import { aquisicoes, itensProposta, propostasVencedoras } from './aquisicoes.js';

export const solicitacoes = pgTable(
  'solicitacoes',
  {
    id: id(),
    /** Counted within the civil year `ano` of the date: 'numero/ano' is what people call the request. */
    numero: integer().notNull(),
    ano: integer().notNull(),
    dataSolicitacao: date().notNull(),
    aquisicaoId: integer()
      .notNull()
      .references(() => aquisicoes.id),
    propostaId: integer()
      .notNull()
      .references(() => propostasVencedoras.id),
    unidadeEducacionalId: integer()
      .notNull()
      .references(() => unidadesEducacionais.id),
    status: text().notNull().default('AGUARDANDO'),
    motivoCancelamento: text(),
    canceladaEm: instante(),
    versao: versao(),
  },
  (t) => [
    uniqueIndex('solicitacoes_numero_unico').on(t.ano, t.numero),
    index('solicitacoes_aquisicao').on(t.aquisicaoId),
    index('solicitacoes_unidade').on(t.unidadeEducacionalId),
    check('solicitacao_status', sql`${t.status} in ('AGUARDANDO','ENVIADA','RECEBIDA','DEVOLVIDA','CANCELADA')`),
    index('solicitacoes_proposta').on(t.propostaId),
    /** The order of the list. */
    index('solicitacoes_data').on(t.dataSolicitacao, t.id),
  ],
);

export const solicitacaoCategorias = pgTable(
  'solicitacao_categorias',
  {
    solicitacaoId: integer()
      .notNull()
      .references(() => solicitacoes.id, { onDelete: 'cascade' }),
    categoriaId: integer()
      .notNull()
      .references(() => categorias.id),
  },
  (t) => [
    primaryKey({ columns: [t.solicitacaoId, t.categoriaId] }),
    index('solicitacao_categorias_categoria').on(t.categoriaId),
  ],
);

export const itensSolicitacao = pgTable(
  'itens_solicitacao',
  {
    id: id(),
    solicitacaoId: integer()
      .notNull()
      .references(() => solicitacoes.id, { onDelete: 'cascade' }),
    itemPropostaId: integer()
      .notNull()
      .references(() => itensProposta.id),
    produtoId: integer()
      .notNull()
      .references(() => produtos.id),
    quantidade: quantidade().notNull(),
    precoUnidade: dinheiro().notNull(),
    /** By the rule `valorDoPedido`: all requests of an item together never pass what the contract allows. */
    valorItem: dinheiro().notNull(),
  },
  (t) => [
    uniqueIndex('itens_solicitacao_unico').on(t.solicitacaoId, t.itemPropostaId),
    index('itens_solicitacao_item').on(t.itemPropostaId),
    check('item_solicitacao_quantidade', sql`${t.quantidade} > 0`),
    index('itens_solicitacao_produto').on(t.produtoId),
  ],
);

export const notasFiscais = pgTable(
  'notas_fiscais',
  {
    id: id(),
    solicitacaoId: integer()
      .notNull()
      .references(() => solicitacoes.id),
    numero: text().notNull(),
    /**
     * The number as it is compared, without dots, spaces and leading zeros. The database writes it (`numero_da_nota`), also
     * into rows of a copy.
     */
    numeroComparado: text().notNull().default(''),
    /** Of its NF-e; null where it is not known. */
    serie: text(),
    dataEmissao: date().notNull(),
    dataRecebimento: date().notNull(),
    valor: dinheiro().notNull(),
    /** Why it was recorded although another request of the supplier has it. */
    motivoRepeticao: text(),
    /** Key of its NF-e (`notasEletronicas` has the XML); null when it was typed. */
    chave: text(),
    /** Picture as a data URL, re-encoded by the server. */
    imagem: text(),
    /** Time from which its number can be used again: the delivery was reversed, or nothing of it was accepted. */
    liberadaEm: instante(),
    versao: versao(),
  },
  // The same invoice twice means a delivery recorded twice.
  (t) => [
    uniqueIndex('notas_fiscais_numero_unico')
      .on(t.solicitacaoId, t.numero, sql`coalesce(${t.serie}, '')`)
      .where(sql`${t.liberadaEm} is null`),
    index('notas_fiscais_numero').on(t.numeroComparado),
    uniqueIndex('notas_fiscais_chave_unica')
      .on(t.chave)
      .where(sql`${t.liberadaEm} is null`),
    index('notas_fiscais_solicitacao').on(t.solicitacaoId),
  ],
);

/** The XML of an NF-e, whole as it arrived. */
export const notasEletronicas = pgTable('notas_eletronicas', {
  notaFiscalId: integer()
    .primaryKey()
    .references(() => notasFiscais.id),
  xml: text().notNull(),
  /** Why it is the municipality's although another receives it. */
  motivoDestinatario: text(),
});

/**
 * The product of a supplier's code (`cProd`) at the last receipt of an NF-e: the next one is matched by it. One
 * `unidade` of the sale has `embalagens` of the product, where a person has entered it.
 */
export const codigosDoFornecedor = pgTable(
  'codigos_do_fornecedor',
  {
    fornecedorId: integer()
      .notNull()
      .references(() => fornecedores.id, { onDelete: 'cascade' }),
    codigo: text().notNull(),
    produtoId: integer()
      .notNull()
      .references(() => produtos.id, { onDelete: 'cascade' }),
    unidade: text(),
    embalagens: quantidade(),
  },
  (t) => [
    primaryKey({ columns: [t.fornecedorId, t.codigo] }),
    index('codigos_do_fornecedor_produto').on(t.produtoId),
    check('codigo_conversao', sql`num_nulls(${t.unidade}, ${t.embalagens}) in (0, 2) and ${t.embalagens} > 0`),
  ],
);

/** One delivery against a request; a request may have several. */
export const recebimentos = pgTable(
  'recebimentos',
  {
    id: id(),
    solicitacaoId: integer()
      .notNull()
      .references(() => solicitacoes.id),
    /** Null where nothing was accepted. */
    notaFiscalId: integer().references(() => notasFiscais.id),
    observacao: text().notNull(),
    /** Required when a lot arrives with less than half of its shelf life (Lei 15.226/2025). */
    justificativaValidade: text(),
    /** Required when a lot arrives outside the limits of temperature of its product. */
    justificativaTemperatura: text(),
    /** Plate of the vehicle, its temperature in °C, and who looked at the goods if it is not the user. */
    placa: text(),
    temperaturaVeiculo: temperatura(),
    conferente: text(),
    usuarioId: integer().notNull(),
    recebidoEm: instante().notNull().defaultNow(),
    /** A reversed receipt stays, with the user, time and reason of the reversal. */
    estornadoEm: instante(),
    estornadoPorId: integer(),
    motivoEstorno: text(),
  },
  (t) => [
    index('recebimentos_solicitacao').on(t.solicitacaoId),
    check('recebimento_estorno', sql`num_nulls(${t.estornadoEm}, ${t.estornadoPorId}, ${t.motivoEstorno}) in (0, 3)`),
    index('recebimentos_nota_fiscal').on(t.notaFiscalId),
  ],
);

export const recebimentoProdutos = pgTable(
  'recebimento_produtos',
  {
    id: id(),
    recebimentoId: integer()
      .notNull()
      .references(() => recebimentos.id, { onDelete: 'cascade' }),
    /** Null where the receipt was reversed and the item then taken out of the request. */
    itemSolicitacaoId: integer().references(() => itensSolicitacao.id, { onDelete: 'set null' }),
    produtoEstoqueId: integer()
      .notNull()
      .references(() => produtosEstoque.id),
    quantidade: quantidade().notNull(),
    /** Whether number, manufacture and expiry are those of the invoice; null if this was not checked. */
    deAcordo: boolean(),
    temperatura: temperatura(),
    /** The limits of the product on that day. */
    temperaturaMinima: temperatura(),
    temperaturaMaxima: temperatura(),
    inspecao: text(),
  },
  (t) => [
    check('recebimento_inspecao', sql`${t.inspecao} in ('SIF','SISBI','SIE','SIM')`),
    index('recebimento_produtos_recebimento').on(t.recebimentoId),
    index('recebimento_produtos_item').on(t.itemSolicitacaoId),
    index('recebimento_produtos_linha').on(t.produtoEstoqueId),
    check('recebimento_quantidade', sql`${t.quantidade} > 0`),
  ],
);

/** The quantity of a product on the invoice of a delivery, where it was typed: accepted + refused + missing. */
export const recebimentoFaturados = pgTable(
  'recebimento_faturados',
  {
    recebimentoId: integer()
      .notNull()
      .references(() => recebimentos.id, { onDelete: 'cascade' }),
    produtoId: integer()
      .notNull()
      .references(() => produtos.id),
    quantidade: quantidade().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.recebimentoId, t.produtoId] }),
    index('recebimento_faturados_produto').on(t.produtoId),
    check('recebimento_faturado_quantidade', sql`${t.quantidade} >= 0`),
  ],
);

/** What went wrong with a product of a delivery. Refused and missing goods never enter the stock. */
export const ocorrencias = pgTable(
  'ocorrencias',
  {
    id: id(),
    recebimentoId: integer()
      .notNull()
      .references(() => recebimentos.id, { onDelete: 'cascade' }),
    produtoId: integer()
      .notNull()
      .references(() => produtos.id),
    tipo: text().notNull(),
    quantidade: quantidade(),
    motivo: text().notNull(),
    texto: text(),
  },
  (t) => [
    index('ocorrencias_recebimento').on(t.recebimentoId),
    index('ocorrencias_produto').on(t.produtoId),
    check('ocorrencia_tipo', sql`${t.tipo} in ('FALTA','RECUSA','OUTROS')`),
    check('ocorrencia_quantidade', sql`(${t.tipo} = 'OUTROS') = (${t.quantidade} is null) and ${t.quantidade} > 0`),
  ],
);

/** A photo that was taken at a delivery. Until the delivery is recorded it belongs to no occurrence. */
export const fotosDeOcorrencias = pgTable(
  'fotos_de_ocorrencias',
  {
    id: id(),
    solicitacaoId: integer()
      .notNull()
      .references(() => solicitacoes.id, { onDelete: 'cascade' }),
    ocorrenciaId: integer().references(() => ocorrencias.id, { onDelete: 'cascade' }),
    /** A data URL, re-encoded by the server. */
    imagem: text().notNull(),
    criadaEm: instante().notNull().defaultNow(),
  },
  (t) => [
    index('fotos_de_ocorrencias_solicitacao').on(t.solicitacaoId),
    index('fotos_de_ocorrencias_ocorrencia').on(t.ocorrenciaId),
  ],
);

/** The draft of a receipt that is not recorded yet, for any device: one of each request. A save replaces the row. */
export const rascunhosDeRecebimento = pgTable(
  'rascunhos_de_recebimento',
  {
    id: id(),
    solicitacaoId: integer()
      .notNull()
      .references(() => solicitacoes.id, { onDelete: 'cascade' }),
    conteudo: jsonb().$type<ConteudoDoRascunho>().notNull(),
    usuarioId: integer().notNull(),
    guardadoEm: instante().notNull().defaultNow(),
  },
  (t) => [uniqueIndex('rascunhos_de_recebimento_solicitacao').on(t.solicitacaoId)],
);
