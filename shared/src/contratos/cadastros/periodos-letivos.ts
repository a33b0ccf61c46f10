import { z } from 'zod';
import { violacoesDoPeriodoLetivo } from '../../regras/cadastros/dias-letivos.js';
import { conferir } from '../conferir.js';
import { TIPOS_PERIODO_LETIVO } from '../../vocabulario/cadastros/periodos-letivos.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { DataBR, DataEntrada, type DaTela, Id, opcao, Ref, texto, Versao, VersaoLida } from '../primitivos.js';

const campos = z.object({
  tipo: opcao(TIPOS_PERIODO_LETIVO),
  /** First and last day, both included. */
  de: DataEntrada,
  ate: DataEntrada,
  nome: texto(LIMITES.nome),
  /** The unit that differs from the municipality; without one the period is of all units. */
  unidade: Ref.nullish(),
});

/** Body of POST /periodos-letivos: a period of the school calendar. */
export const PeriodoLetivoNovo = campos.superRefine(conferir(violacoesDoPeriodoLetivo));
export type PeriodoLetivoNovo = z.infer<typeof PeriodoLetivoNovo>;

/** Body of PUT /periodos-letivos/{id}. */
export const PeriodoLetivoEdicao = campos
  .extend({ versao: VersaoLida })
  .superRefine(conferir(violacoesDoPeriodoLetivo));
export type PeriodoLetivoEdicao = DaTela<z.infer<typeof PeriodoLetivoEdicao>>;

/** A period of the school calendar: of the municipality, or of one unit. */
export const PeriodoLetivo = z.object({
  id: Id,
  tipo: z.enum(TIPOS_PERIODO_LETIVO),
  de: DataBR,
  ate: DataBR,
  nome: z.string(),
  unidade: z.object({ id: Id, nome: z.string() }).nullable(),
  versao: Versao,
});
export type PeriodoLetivo = z.infer<typeof PeriodoLetivo>;

/** Query of a period from `de` to `ate`; default: the current month. */
export const BuscaDoPeriodo = z.object({ de: DataEntrada.optional(), ate: DataEntrada.optional() });
