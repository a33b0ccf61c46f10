import type { FonteDeRecursos, Sexo, TipoCaf } from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { fornecedores, produtos } from '../cadastros/catalogo.js';
import { unidadesEducacionais } from '../cadastros/unidades.js';
import { dinheiro, id, instante, quantidade, versao } from '../colunas.js';

export const aquisicoes = pgTable(
  'aquisicoes',
  {
    id: id(),
    unidadeEducacionalId: integer()
      .notNull()
      .references(() => unidadesEducacionais.id),
    objeto: text().notNull(),
    numero: text().notNull(),
    numeroProcessoAdminis: text().notNull(),
    dataContrato: date().notNull(),
    vigencia: date().notNull(),
    ano: integer().notNull(),
    aquisicaoTipo: text().notNull(),
    tipoDeLicitacao: text(),
    modalidadeLicitacao: text(),
    fonteRecurso: text(),
    /** Who pays: only what the national programme pays counts in its shares. */
    fonteDeRecursos: text().$type<FonteDeRecursos>().notNull().default('PNAE_FNDE'),
    /** False for an acquisition that is older than the column above, until somebody has said who pays. */
    fonteConferida: boolean().notNull().default(true),
    valor: dinheiro().notNull(),
    status: text().notNull().default('PENDENTE'),
    /** Low-balance threshold in % of the value; null until configured. */
    valorAbaixo: integer(),
    motivoCancelamento: text(),
    canceladaEm: instante(),
    versao: versao(),
  },
  (t) => [
    uniqueIndex('aquisicoes_numero_unico').on(t.numero, t.ano, t.aquisicaoTipo),
    index('aquisicoes_unidade').on(t.unidadeEducacionalId),
    check('aquisicao_status', sql`${t.status} in ('PENDENTE','VIGENTE','CANCELADA')`),
    check('aquisicao_fonte_de_recursos', sql`${t.fonteDeRecursos} in ('PNAE_FNDE','MUNICIPIO','ESTADO','OUTRA')`),
    check('aquisicao_valor', sql`${t.valor} > 0`),
    check('aquisicao_limiar', sql`${t.valorAbaixo} between 0 and 100`),
  ],
);

export const propostasVencedoras = pgTable(
  'propostas_vencedoras',
  {
    id: id(),
    aquisicaoId: integer()
      .notNull()
      .references(() => aquisicoes.id, { onDelete: 'cascade' }),
    fornecedorId: integer()
      .notNull()
      .references(() => fornecedores.id),
    numeroContrato: text().notNull(),
    /** The CAF of the supplier when the acquisition was homologated; a later change of the supplier leaves it. */
    cafNumero: text(),
    cafTipo: text().$type<TipoCaf>(),
    sexoDoTitular: text().$type<Sexo>(),
  },
  // One proposal per supplier: a request names only the supplier.
  (t) => [
    uniqueIndex('propostas_fornecedor_unico').on(t.aquisicaoId, t.fornecedorId),
    index('propostas_fornecedor').on(t.fornecedorId),
  ],
);

export const itensProposta = pgTable(
  'itens_proposta',
  {
    id: id(),
    propostaId: integer()
      .notNull()
      .references(() => propostasVencedoras.id, { onDelete: 'cascade' }),
    produtoId: integer()
      .notNull()
      .references(() => produtos.id),
    descricao: text(),
    quantidade: quantidade().notNull(),
    unidadeProduto: text().notNull(),
    precoUnidade: dinheiro().notNull(),
    valorItem: dinheiro().notNull(),
  },
  (t) => [
    uniqueIndex('itens_proposta_produto_unico').on(t.propostaId, t.produtoId),
    index('itens_proposta_produto').on(t.produtoId),
    check('item_proposta_quantidade', sql`${t.quantidade} > 0`),
    check('item_proposta_preco', sql`${t.precoUnidade} >= 0`),
  ],
);

/** The families of a group in whose name an item is sold, as the supplier had them then. Their values are that of the item. */
export const itensPropostaMembros = pgTable(
  'itens_proposta_membros',
  {
    itemPropostaId: integer()
      .notNull()
      .references(() => itensProposta.id, { onDelete: 'cascade' }),
    caf: text().notNull(),
    nome: text().notNull(),
    sexo: text().$type<Sexo>(),
    valor: dinheiro().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.itemPropostaId, t.caf] }),
    check('item_proposta_membro_sexo', sql`${t.sexo} in ('FEMININO','MASCULINO')`),
    check('item_proposta_membro_valor', sql`${t.valor} > 0`),
  ],
);

export const aditivos = pgTable(
  'aditivos',
  {
    id: id(),
    aquisicaoId: integer()
      .notNull()
      .references(() => aquisicoes.id, { onDelete: 'cascade' }),
    aditivoTipo: text().notNull(),
    observacao: text().notNull(),
    novaVigencia: date(),
    valor: dinheiro(),
    criadoEm: instante().notNull().defaultNow(),
    versao: versao(),
  },
  (t) => [
    index('aditivos_aquisicao').on(t.aquisicaoId),
    check('aditivo_tipo', sql`${t.aditivoTipo} in ('PRAZO','VALOR')`),
  ],
);

export const itensAditivados = pgTable(
  'itens_aditivados',
  {
    id: id(),
    aditivoId: integer()
      .notNull()
      .references(() => aditivos.id, { onDelete: 'cascade' }),
    itemPropostaId: integer()
      .notNull()
      .references(() => itensProposta.id),
    descricao: text(),
    quantidade: quantidade().notNull(),
    precoUnidade: dinheiro().notNull(),
    valorItem: dinheiro().notNull(),
  },
  (t) => [
    uniqueIndex('itens_aditivados_unico').on(t.aditivoId, t.itemPropostaId),
    index('itens_aditivados_item').on(t.itemPropostaId),
    check('item_aditivado_quantidade', sql`${t.quantidade} > 0`),
  ],
);
