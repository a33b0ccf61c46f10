import { z } from 'zod';
import { GRUPOS_PRIORITARIOS, TIPOS_CAF } from '../../vocabulario/cadastros/fornecedores.js';
import { CATEGORIAS_DA_MATRICULA } from '../../vocabulario/cadastros/matriculas.js';
import { INDICADORES_DAS_CONTAS, LINHAS_DO_QUADRO } from '../../vocabulario/compras/prestacao-de-contas.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { AnoParam, DataBR, DataHoraBR, Id } from '../primitivos.js';
import type { LinhaDaDivisao, PainelDoPnae } from './recursos-pnae.js';
import type { LinhaDaRelacao } from './relacao-de-pagamentos.js';

/** Query of the accounts of a year. Requests only. */
export const BuscaDasContas = z.object({ ano: AnoParam });

/** Query of the zip of the accounts; without a quarter it has the invoices of the year. Requests only. */
export const BuscaDoArquivoDasContas = BuscaDasContas.extend({
  trimestre: z
    .string()
    .regex(/^[1-4]$/, 'Trimestre inválido.')
    .transform(Number)
    .optional(),
});

/** Body of POST /recursos-pnae/contas/fechamento. */
export const FechamentoNovo = z.object({
  ano: z.int().min(LIMITES.anoMinimo, 'Ano inválido.').max(LIMITES.anoMaximo, 'Ano inválido.'),
});
export type FechamentoNovo = z.infer<typeof FechamentoNovo>;

/** A change of a year after its accounts were closed: their figures stay, and it is shown beside them. */
export const CorrecaoDasContas = z.object({
  id: Id,
  em: DataHoraBR,
  /** Name of the user. */
  por: z.string(),
  descricao: z.string(),
  motivo: z.string(),
});
export type CorrecaoDasContas = z.infer<typeof CorrecaoDasContas>;

/** Whether the accounts of a year are closed, and what is open in them. */
export const SituacaoDasContas = z.object({
  ano: z.int(),
  /** Time and user of the closing; null while they are open. */
  fechamento: z.object({ em: DataHoraBR, por: z.string() }).nullable(),
  /** What is open, as sentences; empty for closed accounts. */
  pendencias: z.array(z.string()),
  correcoes: z.array(CorrecaoDasContas),
});
export type SituacaoDasContas = z.infer<typeof SituacaoDasContas>;

/** A line of the accounts' income and expenses. */
export const LinhaDoQuadroDasContas = z.object({
  linha: z.enum(LINHAS_DO_QUADRO),
  parcela: z.int().nullable(),
  /** Of an entry, or of a balance. */
  data: DataBR.nullable(),
  /** Number of the bank order. */
  documento: z.string().nullable(),
  /** R$; null while the day of a balance is ahead. */
  valor: z.number().nullable(),
});
export type LinhaDoQuadroDasContas = z.infer<typeof LinhaDoQuadroDasContas>;

/** What was paid in the year to a supplier of family farming. */
export const PagoAoAgricultor = z.object({
  favorecido: z.string(),
  /** CPF or CNPJ, without its mask. */
  inscricao: z.string().nullable(),
  caf: z.string(),
  cafTipo: z.enum(TIPOS_CAF).nullable(),
  gruposPrioritarios: z.array(z.enum(GRUPOS_PRIORITARIOS)),
  /** Whether a woman holds the CAF; null where it is not known. */
  mulherTitular: z.boolean().nullable(),
  notas: z.int(),
  /** R$. */
  valor: z.number(),
});
export type PagoAoAgricultor = z.infer<typeof PagoAoAgricultor>;

/** Students of a stage, as the census counts them on which the year's transfer stands. */
export const AlunosDasContas = z.object({
  censo: z.int(),
  categoria: z.enum(CATEGORIAS_DA_MATRICULA),
  parcial: z.int(),
  integral: z.int(),
});
export type AlunosDasContas = z.infer<typeof AlunosDasContas>;

/** Executed meals of a stage in a month. */
export const RefeicoesDasContas = z.object({
  /** 'MM/YYYY'. */
  mes: z.string(),
  /** Stage of the dishes, as the menus name it. */
  etapa: z.string(),
  /** Meals that were eaten: one for each student. */
  refeicoes: z.int(),
});
export type RefeicoesDasContas = z.infer<typeof RefeicoesDasContas>;

/** A figure that the accounts add to their lists. */
export const IndicadorLido = z.object({
  indicador: z.enum(INDICADORES_DAS_CONTAS),
  /** Null where there is nothing to divide by. */
  valor: z.number().nullable(),
  /** What the figure leaves out, or who is responsible; null where there is nothing to say. */
  observacao: z.string().nullable(),
});
export type IndicadorLido = z.infer<typeof IndicadorLido>;

/** The figures of a year that its closing keeps. */
export interface ContasDoAno {
  painel: PainelDoPnae;
  porUnidade: LinhaDaDivisao[];
  porMes: LinhaDaDivisao[];
  quadro: LinhaDoQuadroDasContas[];
  pagamentos: LinhaDaRelacao[];
  agricultores: PagoAoAgricultor[];
  alunos: AlunosDasContas[];
  refeicoes: RefeicoesDasContas[];
  indicadores: IndicadorLido[];
}
