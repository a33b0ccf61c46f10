import { z } from 'zod';
import { violacoesDaRegraPnae } from '../../regras/cadastros/regras-pnae.js';
import { OPERADORES_DA_REGRA } from '../../vocabulario/cadastros/regras-pnae.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { conferir } from '../conferir.js';
import { DataBR, DataEntrada, type DaTela, decimal, Id, opcional, texto, Versao, VersaoLida } from '../primitivos.js';

/** A rule of the national programme, with its norm and validity. */
export const RegraPnae = z.object({
  id: Id,
  codigo: z.string(),
  regra: z.string(),
  operador: z.enum(OPERADORES_DA_REGRA),
  /** Null where the norm says something without a figure. */
  valor: z.number().nullable(),
  unidade: z.string(),
  periodo: z.string(),
  escopo: z.string(),
  norma: z.string(),
  /** First and last day; null while it must still be checked, or has no end. */
  vigenteDe: DataBR.nullable(),
  vigenteAte: DataBR.nullable(),
  /** How sure the transcription is. */
  certeza: z.string(),
  versao: Versao,
});
export type RegraPnae = z.infer<typeof RegraPnae>;

/** Body of PUT /regras-pnae/{id}: what the norm says and since when. */
export const RegraPnaeEdicao = z
  .object({
    valor: opcional(decimal(2, 0, LIMITES.referencia, 'O valor da regra não pode ser negativo.')),
    norma: texto(LIMITES.descricao),
    vigenteDe: opcional(DataEntrada),
    vigenteAte: opcional(DataEntrada),
    certeza: texto(LIMITES.descricao),
    versao: VersaoLida,
  })
  .superRefine(conferir(violacoesDaRegraPnae));
export type RegraPnaeEdicao = DaTela<z.infer<typeof RegraPnaeEdicao>>;
