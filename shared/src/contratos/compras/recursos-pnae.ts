import { z } from 'zod';
import { violacoesDoRecurso } from '../../regras/compras/recursos-pnae.js';
import {
  BARRAS_DO_PNAE,
  COLUNAS_DO_PNAE,
  DIVISOES_DO_PNAE,
  PARCELAS_DO_REPASSE,
  RECORTES_DO_PNAE,
  TIPOS_DE_RECURSO,
} from '../../vocabulario/compras/recursos-pnae.js';
import { GRAUS_PROCESSAMENTO } from '../../vocabulario/cadastros/itens.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { conferir } from '../conferir.js';
import {
  AnoParam,
  DataBR,
  DataEntrada,
  type DaTela,
  DinheiroPositivo,
  Id,
  IdParam,
  opcao,
  opcional,
  Quantidade,
  Ref,
  textoLongo,
  textoMaiusculo,
  Versao,
  VersaoLida,
} from '../primitivos.js';
import { RegraPnae } from '../cadastros/regras-pnae.js';
import { BuscaDePagina } from '../paginas.js';
import { FornecedorCitado } from './aquisicoes.js';

const campos = z.object({
  ano: z.int().min(LIMITES.anoMinimo, 'Ano inválido.').max(LIMITES.anoMaximo, 'Ano inválido.'),
  tipo: opcao(TIPOS_DE_RECURSO),
  parcela: z.int().min(1, 'Parcela inválida.').max(PARCELAS_DO_REPASSE, 'Parcela inválida.').nullish(),
  data: DataEntrada,
  valor: DinheiroPositivo,
  /** Number of the bank order. */
  documento: textoMaiusculo(LIMITES.numeroDocumento),
  /** Why it is written into a year whose accounts are closed. */
  motivo: opcional(textoLongo(LIMITES.motivo)),
});

/** Body of POST /recursos-pnae: an entry or a return of the account of the national programme. */
export const RecursoPnaeNovo = campos.superRefine(conferir(violacoesDoRecurso));
export type RecursoPnaeNovo = z.infer<typeof RecursoPnaeNovo>;

/** Body of PUT /recursos-pnae/{id}. */
export const RecursoPnaeEdicao = campos.extend({ versao: VersaoLida }).superRefine(conferir(violacoesDoRecurso));
export type RecursoPnaeEdicao = DaTela<z.infer<typeof RecursoPnaeEdicao>>;

/** An entry or a return of the account of the national programme. */
export const RecursoPnae = z.object({
  id: Id,
  ano: z.int(),
  tipo: z.enum(TIPOS_DE_RECURSO),
  parcela: z.int().nullable(),
  data: DataBR,
  valor: z.number(),
  documento: z.string(),
  versao: Versao,
});
export type RecursoPnae = z.infer<typeof RecursoPnae>;

/** Query of a year; default: the current one. */
export const BuscaDoAno = z.object({ ano: AnoParam.optional() });

/** R$ of the three states. */
const Somas = z.object({ contratado: z.number(), recebido: z.number(), pago: z.number() });

const Fracao = z.object({ valor: z.number(), percentual: z.number().nullable() });

/** A share of the money of a year against its rule. */
export const BarraLida = z.object({
  codigo: z.enum(BARRAS_DO_PNAE),
  /** The rule in force at the end of the year; null without one. */
  regra: RegraPnae.nullable(),
  contratado: Fracao,
  recebido: Fracao,
  pago: Fracao,
  sobreRepasse: z.number().nullable(),
  atende: z.boolean().nullable(),
  diferenca: z.number(),
  podeMudar: z.boolean(),
});
export type BarraLida = z.infer<typeof BarraLida>;

/** The money of the national programme in a year against its rules. */
export const PainelDoPnae = z.object({
  ano: z.int(),
  /** R$ by kind, and what the enrolments of the year before let expect; null without them. */
  recursos: z.object({
    transferido: z.number(),
    saldoAnterior: z.number(),
    rendimentos: z.number(),
    devolvido: z.number(),
    previsto: z.number().nullable(),
    /** One of the eight instalments of what is expected. */
    parcelaPrevista: z.number().nullable(),
    /** Last day on which the balance of the year can be used. */
    usarAte: DataBR,
  }),
  barras: z.array(BarraLida),
  /** R$ of items without a degree of processing, inside the totals. */
  naoClassificado: Somas,
  totais: Somas,
});
export type PainelDoPnae = z.infer<typeof PainelDoPnae>;

/** Query of the money of a year by unit or by month. */
export const BuscaDaDivisao = BuscaDoAno.extend({ por: opcao(DIVISOES_DO_PNAE) });

/** The money of a unit, or of a month, of the year: what adds up to the panel. */
export const LinhaDaDivisao = Somas.extend({
  /** Id of the unit, or the month from 1 to 12. */
  chave: z.int(),
  /** Name of the unit, or 'MM/YYYY'. */
  nome: z.string(),
  barras: z.array(Somas.extend({ codigo: z.enum(BARRAS_DO_PNAE) })),
  naoClassificado: Somas,
});
export type LinhaDaDivisao = z.infer<typeof LinhaDaDivisao>;

/** Query of the items of contracts, invoices or payments behind a figure of the panel. */
export const BuscaDosItensDoPnae = BuscaDePagina.extend({
  ano: AnoParam.optional(),
  coluna: opcao(COLUNAS_DO_PNAE),
  /** A goal, or what is not classified; without it everything. */
  recorte: opcao(RECORTES_DO_PNAE).optional(),
  unidade: IdParam.optional(),
  mes: z
    .string()
    .regex(/^([1-9]|1[0-2])$/, 'Mês inválido.')
    .transform(Number)
    .pipe(z.int())
    .optional(),
});
export type BuscaDosItensDoPnae = z.infer<typeof BuscaDosItensDoPnae>;

/** An item of a contract, of an invoice or of a payment. */
export const ItemDoPnae = z.object({
  /** Of the contract, of the receipt on the invoice, or of the payment. */
  data: DataBR,
  fornecedor: FornecedorCitado,
  produto: z.string(),
  grauProcessamento: z.enum(GRAUS_PROCESSAMENTO).nullable(),
  unidade: z.string(),
  aquisicao: z.object({ id: Id, numero: z.string() }),
  /** The request and its invoice; null for an item of a contract. */
  solicitacao: z.object({ id: Id, numero: z.string() }).nullable(),
  notaFiscal: z.string().nullable(),
  valor: z.number(),
});
export type ItemDoPnae = z.infer<typeof ItemDoPnae>;

/** An item that the year's money bought and that has no degree of processing. */
export const ItemSemGrau = Somas.extend({
  id: Id,
  nome: z.string(),
  categoria: z.string().nullable(),
  versao: Versao,
  /** The degree of most classified items of its category; null without one, or when two are equal. */
  sugestao: z.enum(GRAUS_PROCESSAMENTO).nullable(),
});
export type ItemSemGrau = z.infer<typeof ItemSemGrau>;

/**
 * Body of POST /recursos-pnae/simulacao, which writes nothing: an acquisition, or what is about to be requested from
 * contracts.
 */
export const SimulacaoDoPnae = z.object({
  aquisicao: Ref.optional(),
  pedidos: z
    .array(
      z.object({
        aquisicao: Ref,
        fornecedor: Ref,
        itens: z.array(z.object({ produto: Ref, quantidade: Quantidade })).max(LIMITES.linhas),
      }),
    )
    .max(LIMITES.linhas)
    .optional(),
});
export type SimulacaoDoPnae = z.infer<typeof SimulacaoDoPnae>;

/** A share that changes when all of it is received: as it is, and as it would be. */
export const EfeitoNaBarra = z.object({ agora: BarraLida, comIsto: BarraLida });
export type EfeitoNaBarra = z.infer<typeof EfeitoNaBarra>;

/** The shares as they will be at the end of this year, as far as the calendar is planned. */
export const PrevisaoDoPnae = z.object({
  ate: DataBR,
  /** `recebido` is what was received and what is expected. */
  barras: z.array(BarraLida),
  /** R$ that requests still wait for. */
  aReceber: z.number(),
  /** R$ that the calendar will need and that contracts cover. */
  doCalendario: z.number(),
  /** R$ that no contract covers, at the last price; it is in no share. */
  semContrato: z.number(),
  /** Last day on which a menu needs food; null without one. */
  ultimoDia: DataBR.nullable(),
});
export type PrevisaoDoPnae = z.infer<typeof PrevisaoDoPnae>;
