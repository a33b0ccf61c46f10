import { z } from 'zod';
import { violacoesDoPeriodoDasNecessidades } from '../../regras/compras/necessidades/periodo.js';
import { FornecedorCitado, ProdutoCitado } from './aquisicoes.js';
import { conferir } from '../conferir.js';
import {
  BASES_DE_ALUNOS,
  MOTIVOS_SEM_ALUNOS,
  MOTIVOS_SEM_COBERTURA,
  ORDENS_DE_COMPRA,
} from '../../vocabulario/compras/necessidades.js';
import { UNIDADES_MEDIDA } from '../../vocabulario/cadastros/produtos.js';
import { DataBR, DataEntrada, Id, IdParam, IdsParam, opcao } from '../primitivos.js';

const daBusca = {
  /** The period, both days included. */
  de: DataEntrada,
  ate: DataEntrada,
  /** Units of the user; without it all of them. */
  unidades: IdsParam.optional(),
  /** Without it MATRICULAS. */
  alunos: opcao(BASES_DE_ALUNOS).optional(),
};

/** Query of GET /necessidades. Requests only. */
export const BuscaNecessidades = z
  .object({
    ...daBusca,
    /** Without it FAMILIAR. */
    ordem: opcao(ORDENS_DE_COMPRA).optional(),
  })
  .superRefine(conferir(violacoesDoPeriodoDasNecessidades));
export type BuscaNecessidades = z.infer<typeof BuscaNecessidades>;

/** Query of GET /necessidades/origem: one line of the list. Requests only. */
export const BuscaOrigem = z
  .object({
    de: daBusca.de,
    ate: daBusca.ate,
    alunos: daBusca.alunos,
    unidade: IdParam,
    item: IdParam,
    unidadeMedida: opcao(UNIDADES_MEDIDA),
  })
  .superRefine(conferir(violacoesDoPeriodoDasNecessidades));
export type BuscaOrigem = z.infer<typeof BuscaOrigem>;

const Citado = z.object({ id: Id, nome: z.string() });

/**
 * What a unit needs of an item in the period. Quantities in `unidadeMedida`, not rounded, so that their sums are right;
 * `quantidadesMostradas` rounds them.
 */
export const LinhaDaNecessidade = z.object({
  unidade: Citado,
  item: Citado,
  /** KG, L or UN. */
  unidadeMedida: z.enum(UNIDADES_MEDIDA),
  /** Bought by week: one of its products is perishable. */
  perecivel: z.boolean(),
  necessidade: z.number(),
  /** What the stock has for it, on its days. */
  doEstoque: z.number(),
  /** What open requests and movements bring for it. */
  aReceber: z.number(),
  /** Zero where it is no shortage (`haFalta`). */
  falta: z.number(),
});
export type LinhaDaNecessidade = z.infer<typeof LinhaDaNecessidade>;

const ItemDoRascunho = z.object({
  produto: ProdutoCitado,
  /** Whole packages for the shortage. */
  quantidade: z.int(),
  /** Packages that the contract still has. */
  disponivel: z.number(),
  precoUnidade: z.number(),
  /** R$ */
  valor: z.number(),
});

/** A purchase request that covers shortages of a unit from one contract of one supplier. */
export const RascunhoDeSolicitacao = z.object({
  unidade: Citado,
  fornecedor: FornecedorCitado,
  aquisicao: z.object({ id: Id, numero: z.string(), ano: z.int() }),
  proposta: Id,
  /** Of the cardápios that need the items. */
  categorias: z.array(Id),
  itens: z.array(ItemDoRascunho),
  /** R$ */
  valor: z.number(),
  /** The newest request of the unit to this proposal that the computation has counted; null when there is none. */
  ultimaSolicitacao: Id.nullable(),
});
export type RascunhoDeSolicitacao = z.infer<typeof RascunhoDeSolicitacao>;

/** A shortage that no contract covers. */
export const FaltaSemCobertura = z.object({
  unidade: Citado,
  item: Citado,
  unidadeMedida: z.enum(UNIDADES_MEDIDA),
  motivo: z.enum(MOTIVOS_SEM_COBERTURA),
  /** In `unidadeMedida`, rounded up to 3 decimals. */
  falta: z.number(),
  produto: ProdutoCitado.nullable(),
  embalagens: z.int().nullable(),
  /** R$ of a package when the product was last requested; null if it never was. */
  ultimoPreco: z.number().nullable(),
  /** R$ */
  valor: z.number().nullable(),
});
export type FaltaSemCobertura = z.infer<typeof FaltaSemCobertura>;

/** A cardápio of the period that asks for nothing, with the reason. */
export const CardapioSemAlunos = z.object({
  unidade: Citado,
  cardapio: Citado,
  motivo: z.enum(MOTIVOS_SEM_ALUNOS),
  dias: z.array(DataBR),
});
export type CardapioSemAlunos = z.infer<typeof CardapioSemAlunos>;

/** The list of needs: the need of the calendar, the stock, and the quantities to buy. */
export const Necessidades = z.object({
  linhas: z.array(LinhaDaNecessidade),
  rascunhos: z.array(RascunhoDeSolicitacao),
  semCobertura: z.array(FaltaSemCobertura),
  semAlunos: z.array(CardapioSemAlunos),
});
export type Necessidades = z.infer<typeof Necessidades>;

/** A use behind a line of the list. */
export const OrigemDaNecessidade = z.object({
  dia: DataBR,
  /** Null for a meal whose cardápio is no longer in the calendar. */
  cardapio: Citado.nullable(),
  prato: Citado,
  alimento: Citado,
  /** Not rounded to whole students. */
  alunos: z.number(),
  /** A registered meal counts with its own students and increase. */
  registrada: z.boolean(),
  /** In the unit of measure of the line, with 3 decimals. */
  quantidade: z.number(),
});
export type OrigemDaNecessidade = z.infer<typeof OrigemDaNecessidade>;

/** Query of GET /necessidades/itens. Requests only. */
export const BuscaSituacao = z.object({ unidade: IdParam, itens: IdsParam });
export type BuscaSituacao = z.infer<typeof BuscaSituacao>;

/** What a unit has and needs of an item. Quantities in `unidadeMedida`, with 3 decimals; `falta` rounded up. */
export const SituacaoDoItem = z.object({
  item: Id,
  /** KG, L or UN. */
  unidadeMedida: z.enum(UNIDADES_MEDIDA),
  /** Valid today. */
  emEstoque: z.number(),
  /** In transit, or still to be delivered of its requests. */
  aCaminho: z.number(),
  /** Of the cardápios of the next 30 days. */
  necessidade: z.number(),
  /** What stock and deliveries do not cover of it. */
  falta: z.number(),
});
export type SituacaoDoItem = z.infer<typeof SituacaoDoItem>;
