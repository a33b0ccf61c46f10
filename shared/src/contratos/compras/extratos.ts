import { z } from 'zod';
import { violacoesDoPeriodo } from '../../regras/datas.js';
import { conferir } from '../conferir.js';
import { DataBR, DataEntrada, type DaTela, Id, Ref, Versao, VersaoLida } from '../primitivos.js';
import { PagamentoResumo } from './pagamentos.js';

/** What the import of a statement would do: nothing is stored. */
export const PreviaDoExtrato = z.object({
  /** Lines that are not there yet. */
  novos: z.int(),
  /** Lines that are there from a file of the other form, OFX or CSV. */
  reconhecidos: z.int(),
});
export type PreviaDoExtrato = z.infer<typeof PreviaDoExtrato>;

/** What the import of a statement did. */
export const ExtratoImportado = z.object({
  id: Id,
  banco: z.string(),
  conta: z.string(),
  /** Lines that were not there yet, and lines that were. */
  novos: z.int(),
  repetidos: z.int(),
  /** New lines that were matched with a payment without a doubt. */
  conciliados: z.int(),
  avisos: z.array(z.string()),
});
export type ExtratoImportado = z.infer<typeof ExtratoImportado>;

export const LancamentoDoExtrato = z.object({
  id: Id,
  data: DataBR,
  /** R$; below zero it left the account. */
  valor: z.number(),
  historico: z.string(),
  documento: z.string(),
  /** Null until it is matched. */
  pagamento: PagamentoResumo.nullable(),
  versao: Versao,
});
export type LancamentoDoExtrato = z.infer<typeof LancamentoDoExtrato>;

/** Query of GET /extratos/conciliacao. Requests only. */
export const PeriodoDaConciliacao = z
  .object({ de: DataEntrada, ate: DataEntrada })
  .superRefine(conferir(violacoesDoPeriodo));
export type PeriodoDaConciliacao = z.infer<typeof PeriodoDaConciliacao>;

/** The statement and the payments of a period, side by side. */
export const Conciliacao = z.object({
  /** The municipality's account: that of the first statement; null before it. */
  conta: z.object({ banco: z.string(), conta: z.string() }).nullable(),
  lancamentos: z.array(LancamentoDoExtrato),
  /** Payments in force of the user's units that no line is. */
  semLancamento: z.array(PagamentoResumo),
});
export type Conciliacao = z.infer<typeof Conciliacao>;

/** Body of PUT /extratos/lancamentos/{id}/conciliacao: the payment that the line is, or null to undo. */
export const ConciliacaoNova = z.object({ pagamento: Ref.nullable(), versao: VersaoLida });
export type ConciliacaoNova = DaTela<z.infer<typeof ConciliacaoNova>>;
