import { z } from 'zod';
import { violacoesDoTipoAquisicao, violacoesDaVigencia } from '../../regras/compras/aquisicoes.js';
import { AO_MENOS_UM_ITEM, NUMERO_INTEIRO, OBRIGATORIO } from '../../regras/frases.js';
import { violacoesDasPropostas } from '../../regras/compras/propostas.js';
import { numeroNoMaximo } from '../../regras/valores.js';
import type { Violacao } from '../../regras/violacao.js';
import { conferir } from '../conferir.js';
import { STATUS_AQUISICAO, TIPOS_ADITIVO, TIPOS_AQUISICAO } from '../../vocabulario/compras/aquisicoes.js';
import { FONTES_DE_RECURSOS } from '../../vocabulario/compras/recursos-pnae.js';
import { TIPOS_FORNECEDOR } from '../../vocabulario/cadastros/fornecedores.js';
import { TIPOS_ITEM } from '../../vocabulario/cadastros/itens.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { semRepetidos } from '../repetidos.js';
import {
  Ano,
  CodigoConvencao,
  DataBR,
  DataEntrada,
  type DaTela,
  Dinheiro,
  DinheiroPositivo,
  Id,
  IdParam,
  opcao,
  opcional,
  ouConvencao,
  QuantidadePositiva,
  Ref,
  texto,
  textoLongo,
  textoMaiusculo,
  Versao,
  VersaoLida,
} from '../primitivos.js';

/** A product as documents show it. */
export const ProdutoCitado = z.object({
  id: Id,
  nome: z.string(),
  unidadeProduto: z.string(),
  medidaReal: z.number(),
  unidadeMedida: z.string(),
  item: z.object({ id: Id, nome: z.string(), itemProdutoTipo: z.enum(TIPOS_ITEM) }),
});
export type ProdutoCitado = z.infer<typeof ProdutoCitado>;

/** A supplier as documents show it; `nome` is the person's or the trade name. */
export const FornecedorCitado = z.object({
  id: Id,
  fornecedorTipo: z.enum(TIPOS_FORNECEDOR),
  nome: z.string(),
  agriculturaFamiliar: z.boolean(),
});
export type FornecedorCitado = z.infer<typeof FornecedorCitado>;

/**
 * An item of a winning proposal. If `valorItem` is sent, it must equal the server's value (quantity × price, half up to
 * cents).
 */
const ItemPropostaNovo = z.object({
  produto: Ref,
  descricao: opcional(textoLongo(LIMITES.descricao)),
  quantidade: QuantidadePositiva,
  /** The product's own unit: stock and balances are counted in it. */
  unidadeProduto: ouConvencao(CodigoConvencao),
  precoUnidade: DinheiroPositivo,
  valorItem: Dinheiro.nullish(),
  /** The families of a group in whose name the item is sold, with R$ of each: together the value of the item, or none. */
  emNomeDe: z
    .array(z.object({ caf: texto(LIMITES.caf), valor: DinheiroPositivo }))
    .max(LIMITES.linhas)
    .optional(),
});

/** A winning proposal. If `valor` is sent, it must be the sum of its items. */
export const PropostaNova = z.object({
  fornecedor: Ref,
  numeroContrato: textoMaiusculo(LIMITES.numeroDocumento),
  valor: Dinheiro.nullish(),
  itens: z.array(ItemPropostaNovo).min(1, AO_MENOS_UM_ITEM).max(LIMITES.itensProposta),
});
export type PropostaNova = z.infer<typeof PropostaNova>;

const campos = z.object({
  unidadeEducacional: Ref,
  objeto: textoLongo(LIMITES.objeto),
  numero: textoMaiusculo(LIMITES.numeroDocumento),
  numeroProcessoAdminis: texto(LIMITES.numeroDocumento),
  dataContrato: DataEntrada,
  vigencia: DataEntrada,
  ano: Ano,
  aquisicaoTipo: opcao(TIPOS_AQUISICAO),
  /** Entries of /convencoes/tipos-licitacao and /convencoes/modalidades-licitacao; only for LICITACAO. */
  tipoDeLicitacao: opcional(CodigoConvencao),
  modalidadeLicitacao: opcional(CodigoConvencao),
  /** Entry of /convencoes/fontes-recurso; of the other types. */
  fonteRecurso: opcional(CodigoConvencao),
  /** Who pays. Left out, a new acquisition is of the national programme, and an edited one keeps what it has. */
  fonteDeRecursos: opcao(FONTES_DE_RECURSOS).optional(),
  valor: DinheiroPositivo,
  valorParcial: Dinheiro.nullish(),
  propostasVencedoras: z
    .array(PropostaNova)
    .min(1, 'Inclua ao menos uma proposta.')
    .max(LIMITES.propostas)
    .superRefine(
      conferir((propostas) =>
        violacoesDasPropostas(
          propostas.map(({ fornecedor, itens }) => ({
            fornecedor: fornecedor.id,
            itens: itens.map(({ produto }) => ({ produto: produto.id })),
          })),
        ),
      ),
    ),
});

/** Conditions between the fields of the header (specification 2, section 5). */
const violacoesDoCabecalho = (aquisicao: z.infer<typeof campos>): Violacao[] => [
  ...violacoesDoTipoAquisicao(aquisicao),
  ...violacoesDaVigencia(aquisicao),
];

/** Body of POST /aquisicoes. */
export const AquisicaoNova = campos.superRefine(conferir(violacoesDoCabecalho));
export type AquisicaoNova = z.infer<typeof AquisicaoNova>;

/** Body of PUT /aquisicoes/{id}: the sent proposals replace the existing ones. */
export const AquisicaoEdicao = campos.extend({ versao: VersaoLida }).superRefine(conferir(violacoesDoCabecalho));
export type AquisicaoEdicao = DaTela<z.infer<typeof AquisicaoEdicao>>;

/** Body of PUT /aquisicoes/fonte-de-recursos: who pays several acquisitions, in any state. */
export const FontesDasAquisicoes = z.object({
  aquisicoes: z
    .array(z.object({ id: Id, fonteDeRecursos: opcao(FONTES_DE_RECURSOS), versao: Versao }))
    .min(1, 'Escolha ao menos uma aquisição.')
    .max(LIMITES.linhas)
    .superRefine(semRepetidos(({ id }) => id, 'id', 'Esta aquisição já está na lista.')),
});
export type FontesDasAquisicoes = z.infer<typeof FontesDasAquisicoes>;

const ItemProposta = z.object({
  id: Id,
  produto: ProdutoCitado,
  descricao: z.string().nullable(),
  quantidade: z.number(),
  unidadeProduto: z.string(),
  precoUnidade: z.number(),
  valorItem: z.number(),
});

/** A family of a group in whose name an item is sold, as the supplier had it then. */
const EmNomeDe = z.object({ caf: z.string(), nome: z.string(), valor: z.number() });

const PropostaVencedora = z.object({
  id: Id,
  fornecedor: FornecedorCitado,
  numeroContrato: z.string(),
  valor: z.number(),
  itens: z.array(ItemProposta.extend({ emNomeDe: z.array(EmNomeDe) })),
});

/** An acquisition in a list: everything except the proposals, with the winning suppliers. Money in R$. */
export const AquisicaoResumo = z.object({
  id: Id,
  unidadeEducacional: z.object({ id: Id, nome: z.string() }),
  objeto: z.string(),
  numero: z.string(),
  numeroProcessoAdminis: z.string(),
  dataContrato: DataBR,
  /** With the extensions of the PRAZO addenda. */
  vigencia: DataBR,
  /** VIGENTE, and the validity is past: shown as 'Vencida', takes no new request. */
  vencida: z.boolean(),
  ano: z.int(),
  aquisicaoTipo: z.enum(TIPOS_AQUISICAO),
  tipoDeLicitacao: z.string().nullable(),
  modalidadeLicitacao: z.string().nullable(),
  fonteRecurso: z.string().nullable(),
  fonteDeRecursos: z.enum(FONTES_DE_RECURSOS),
  /** Somebody has said who pays. */
  fonteConferida: z.boolean(),
  valor: z.number(),
  /** Sum of the items of all proposals. */
  valorParcial: z.number(),
  /** Sum of the VALOR addenda. */
  valorAditivado: z.number(),
  /** Value + VALOR addenda − requests that are not cancelled. */
  valorDisponivel: z.number(),
  status: z.enum(STATUS_AQUISICAO),
  /** Warn when the available value is at or below this percentage of the value; null: not configured. */
  notificacao: z.object({ valorAbaixo: z.int() }).nullable(),
  fornecedores: z.array(FornecedorCitado),
  versao: Versao,
});
export type AquisicaoResumo = z.infer<typeof AquisicaoResumo>;

export const Aquisicao = AquisicaoResumo.omit({ fornecedores: true }).extend({
  propostasVencedoras: z.array(PropostaVencedora),
  aditivos: z.array(
    z.object({
      id: Id,
      aditivoTipo: z.enum(TIPOS_ADITIVO),
      novaVigencia: DataBR.nullable(),
      valor: z.number().nullable(),
    }),
  ),
  motivo: z.string().nullable(),
});
export type Aquisicao = z.infer<typeof Aquisicao>;

/** An item with its balance, in the product's unit: available = contracted + added − requested. */
export const ItemComSaldo = ItemProposta.extend({
  propostaVencedora: z.object({ id: Id, numeroContrato: z.string() }),
  fornecedor: FornecedorCitado,
  quantidadeAditivada: z.number(),
  /** R$ of the addenda. */
  valorAditivado: z.number(),
  /** In requests that are not cancelled. */
  quantidadeSolicitada: z.number(),
  /** R$ of the requests that are not cancelled: never above `valorItem` + `valorAditivado`. */
  valorSolicitado: z.number(),
  quantidadeRecebida: z.number(),
  quantidadeDisponivel: z.number(),
});
export type ItemComSaldo = z.infer<typeof ItemComSaldo>;

/** Query of GET /aquisicoes: with `paraSolicitacao`, only those that accept a new request now, of all units. */
export const BuscaAquisicoes = z.object({ paraSolicitacao: z.enum(['true', 'false']).optional() });

/** GET /fornecedores/{id}/itens?aquisicao=. */
export const BuscaItensDoFornecedor = z.object({ aquisicao: IdParam });

/** Threshold of the low-balance notice, in whole % of the value. */
export const LimiarDeSaldo = z.object({
  valor: z
    .int({ error: (e) => (e.input == null ? OBRIGATORIO : NUMERO_INTEIRO) })
    .min(0, 'Informe no mínimo 0.')
    .max(100, numeroNoMaximo(100)),
});
export type LimiarDeSaldo = z.infer<typeof LimiarDeSaldo>;
