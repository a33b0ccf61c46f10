import { z } from 'zod';
import { violacoesDoRecurso } from '../../regras/compras/recursos-pnae.js';
import { BARRAS_DO_PNAE, PARCELAS_DO_REPASSE, TIPOS_DE_RECURSO } from '../../vocabulario/compras/recursos-pnae.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { conferir } from '../conferir.js';
import {
  AnoParam,
  DataBR,
  DataEntrada,
  type DaTela,
  DinheiroPositivo,
  Id,
  opcao,
  textoMaiusculo,
  Versao,
  VersaoLida,
} from '../primitivos.js';
import { RegraPnae } from '../cadastros/regras-pnae.js';

const campos = z.object({
  ano: z.int().min(LIMITES.anoMinimo, 'Ano inválido.').max(LIMITES.anoMaximo, 'Ano inválido.'),
  tipo: opcao(TIPOS_DE_RECURSO),
  parcela: z.int().min(1, 'Parcela inválida.').max(PARCELAS_DO_REPASSE, 'Parcela inválida.').nullish(),
  data: DataEntrada,
  valor: DinheiroPositivo,
  /** Number of the bank order. */
  documento: textoMaiusculo(LIMITES.numeroDocumento),
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

const Fracao = z.object({ valor: z.number(), percentual: z.number().nullable() });

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
  barras: z.array(
    z.object({
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
    }),
  ),
  /** R$ of items without a degree of processing, inside the totals. */
  naoClassificado: z.object({ contratado: z.number(), recebido: z.number(), pago: z.number() }),
  totais: z.object({ contratado: z.number(), recebido: z.number(), pago: z.number() }),
});
export type PainelDoPnae = z.infer<typeof PainelDoPnae>;
