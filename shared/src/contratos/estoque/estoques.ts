import { z } from 'zod';
import { violacoesDoLote } from '../../regras/estoque/lotes.js';
import { AO_MENOS_UM_LOTE, LOTE_JA_NA_LISTA } from '../../regras/frases.js';
import { violacoesDoPrecoDoLote } from '../../regras/estoque/preco-do-lote.js';
import { conferir } from '../conferir.js';
import {
  ORDENS_LOTE,
  ORIGENS_DO_PRECO_DO_LOTE,
  PRAZOS_DE_USO,
  SITUACOES_DO_PRECO,
  TIPOS_SAIDA,
} from '../../vocabulario/estoque/estoques.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { buscaDePaginaEm } from '../paginas.js';
import { semRepetidos } from '../repetidos.js';
import {
  DataBR,
  DataEntrada,
  DataHoraBR,
  DinheiroPositivo,
  Embalagens,
  EmbalagensPositivas,
  Id,
  IdParam,
  opcao,
  opcional,
  Quantidade,
  QuantidadePositiva,
  Ref,
  texto,
  textoLongo,
  textoMaiusculo,
} from '../primitivos.js';

/** `/estoques/{id}/produtos-estoque/{idProduto}`: the second is the id of the stock line. */
export const PorLinha = z.object({ id: IdParam, idProduto: IdParam });

/** The stock of one educational unit. */
export const Estoque = z.object({ id: Id, unidadeEducacional: z.object({ id: Id, nome: z.string() }) });
export type Estoque = z.infer<typeof Estoque>;

/** A lot as its maker labelled it. */
export const ProdutoLote = z.object({
  id: Id,
  numero: z.string(),
  dataFabricacao: DataBR,
  dataValidade: DataBR,
  produto: z.object({
    id: Id,
    nome: z.string(),
    unidadeProduto: z.string(),
    medidaReal: z.number(),
    unidadeMedida: z.string(),
    item: z.object({ id: Id, nome: z.string() }),
  }),
});
export type ProdutoLote = z.infer<typeof ProdutoLote>;

/** Query of GET /estoques/{id}/produtos-estoque: with `comSaldo`, no empty lots. */
export const BuscaProdutosEstoque = z.object({ comSaldo: z.enum(['true', 'false']).optional() });
export type BuscaProdutosEstoque = z.infer<typeof BuscaProdutosEstoque>;

/** Why a lot may not be used, since when, and who blocked it. */
export const Bloqueio = z.object({ motivo: z.string(), quando: DataHoraBR, usuario: z.string() });
export type Bloqueio = z.infer<typeof Bloqueio>;

/** Quantity of a lot in a stock, in packages of the product. */
export const ProdutoEstoque = z.object({
  id: Id,
  quantidade: Embalagens,
  produtoLote: ProdutoLote,
  bloqueio: Bloqueio.nullable(),
});
export type ProdutoEstoque = z.infer<typeof ProdutoEstoque>;

/** Query of GET /estoques/produtos-estoque/pagina; absent criteria do not restrict it. Requests only. */
export const BuscaLotesDasUnidades = buscaDePaginaEm(ORDENS_LOTE).extend({
  /** One of the user's stocks; without it all. */
  estoque: IdParam.optional(),
  /** Part of the name of the product or its item, or of the lot's number. */
  produto: texto(LIMITES.busca).optional(),
  prazo: opcao(PRAZOS_DE_USO).optional(),
  preco: opcao(SITUACOES_DO_PRECO).optional(),
});
export type BuscaLotesDasUnidades = z.infer<typeof BuscaLotesDasUnidades>;

/** A lot with a balance in one of the user's stocks. */
export const LoteDaUnidade = ProdutoEstoque.extend({
  estoque: Id,
  unidade: z.object({ id: Id, nome: z.string() }),
  /** R$; null without a price. */
  valor: z.number().nullable(),
  /** Where the price comes from; null without one. */
  origemPreco: z.enum(ORIGENS_DO_PRECO_DO_LOTE).nullable(),
});
export type LoteDaUnidade = z.infer<typeof LoteDaUnidade>;

/** `/estoques/{id}/minimos/{produto}` */
export const PorMinimo = z.object({ id: IdParam, produto: IdParam });

/** Body of PUT /estoques/{id}/minimos/{produto}: packages that the unit wants to have at least; null for no minimum. */
export const MinimoNovo = z.object({ quantidade: QuantidadePositiva.nullable() });
export type MinimoNovo = z.infer<typeof MinimoNovo>;

/** A product of a stock: the sum of its lots. Quantities are packages. */
export const ProdutoNoEstoque = z.object({
  /** Of the product. */
  id: Id,
  produto: ProdutoLote.shape.produto,
  /** Of all lots, also of expired ones. */
  quantidade: Embalagens,
  /** The parts of `quantidade` by the expiry of their lots; each day counts in one part only. */
  validade: z.object({
    vencida: Embalagens,
    /** From today to seven days later. */
    emSeteDias: Embalagens,
    /** From eight to thirty days later. */
    emTrintaDias: Embalagens,
    maisTarde: Embalagens,
  }),
  /** What the unit wants to have at least; null where it set none. */
  minimo: Quantidade.nullable(),
  /** Consumption of the last 30 days in whole packages, rounded up; zero without consumption. */
  minimoSugerido: z.int(),
  /**
   * How long the valid stock of the item, of which the product is a package, covers the calendar; null when the
   * calendar of the next 60 days does not use the item.
   */
  cobertura: z.object({ dias: z.int(), faltaEm: DataBR.nullable() }).nullable(),
});
export type ProdutoNoEstoque = z.infer<typeof ProdutoNoEstoque>;

/** A lot's number in normalised form, so that the same label is the same lot. */
export const NumeroLote = textoMaiusculo(LIMITES.lote);

/** Body of POST /estoques/{id}/produtos-estoque. The server checks the expiry by its clock. */
export const ProdutoEstoqueNovo = z
  .object({
    numero: NumeroLote,
    produto: Ref,
    dataFabricacao: DataEntrada,
    dataValidade: DataEntrada,
    quantidade: Quantidade,
    /** R$ of a package. */
    precoUnidade: opcional(DinheiroPositivo),
  })
  .superRefine(conferir(violacoesDoLote))
  .superRefine(conferir(violacoesDoPrecoDoLote));
export type ProdutoEstoqueNovo = z.infer<typeof ProdutoEstoqueNovo>;

/** A lot of the opening stock of a unit: a row of a spreadsheet. */
export const LoteInicial = z
  .object({
    estoque: Ref,
    produto: Ref,
    numero: NumeroLote,
    dataFabricacao: DataEntrada,
    dataValidade: DataEntrada,
    quantidade: QuantidadePositiva,
    /** R$ of a package. */
    precoUnidade: opcional(DinheiroPositivo),
  })
  .superRefine(conferir(violacoesDoLote));
export type LoteInicial = z.infer<typeof LoteInicial>;

/** Refuses a stock line that is in a list twice. */
export const LOTE_REPETIDO = semRepetidos(
  ({ produtoEstoque }: { produtoEstoque: Ref }) => produtoEstoque.id,
  'produtoEstoque',
  LOTE_JA_NA_LISTA,
);

/** A direct exit. The maximum depends on the balance of the line: `violacoesDaSaida`. */
export const SaidaNova = z.object({
  tipoSaidaDireta: opcao(TIPOS_SAIDA),
  observacao: textoLongo(LIMITES.observacao),
  quantidade: EmbalagensPositivas,
});
export type SaidaNova = z.infer<typeof SaidaNova>;

/** Body of POST /estoques/{id}/saidas: lots that leave together, for one reason, each with its quantity. */
export const SaidasNovas = SaidaNova.omit({ quantidade: true }).extend({
  linhas: z
    .array(z.object({ produtoEstoque: Ref, quantidade: EmbalagensPositivas }))
    .min(1, AO_MENOS_UM_LOTE)
    .max(LIMITES.linhas, `Dê saída de no máximo ${LIMITES.linhas} lotes por vez.`)
    .superRefine(LOTE_REPETIDO),
});
export type SaidasNovas = z.infer<typeof SaidasNovas>;

/** Cost of the lots in a unit's stock. */
export const ValorDoEstoque = z.object({
  unidade: z.object({ id: Id, nome: z.string() }),
  /** R$; without the lots that have no price. */
  valor: z.number(),
  /** Lots with a balance. */
  lotes: z.int(),
  /** Number of lots whose product was never bought, so the price is unknown. */
  lotesSemPreco: z.int(),
});
export type ValorDoEstoque = z.infer<typeof ValorDoEstoque>;
