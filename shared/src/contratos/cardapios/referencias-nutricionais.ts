import { z } from 'zod';
import { violacoesDosLimitesDaReferencia } from '../../regras/cardapios/referencias-nutricionais.js';
import { conferir } from '../conferir.js';
import { NUTRIENTES } from '../../vocabulario/cadastros/nutrientes.js';
import { MODALIDADES_ESCOLAR } from '../../vocabulario/cadastros/modalidades.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { IdParam, opcao, type DaTela, decimal, Id, opcional, texto, Versao, VersaoLida } from '../primitivos.js';

/** Selects the reference: the school stage and the number of meals per day. */
export const BuscaReferencia = z.object({ categoria: IdParam, modalidade: opcao(MODALIDADES_ESCOLAR) });

/** The bounds of a nutrient in the norm; without `minimo` there is only a maximum, and the reverse. */
export const LimiteNutriente = z.object({
  /** Norm and version of this bound; it may differ from the norm that names the reference. */
  norma: z.string(),
  unidade: z.string(),
  minimo: z.number().nullable(),
  maximo: z.number().nullable(),
  /** 'obrigatorio' or 'orientativo', as the norm has it. */
  carater: z.string(),
  /** How sure the transcription is. */
  certeza: z.string(),
  observacao: z.string().nullable(),
});
export type LimiteNutriente = z.infer<typeof LimiteNutriente>;

/**
 * The national reference in force for a stage and modality: one record whose keys are nutrients, with its legal source.
 */
export const ReferenciaNutricional = z.object({
  norma: z.string(),
  fonte: z.string(),
  /** Share of the day's needs that the norm covers, in %. */
  coberturaPct: z.int(),
  nutrientes: z.partialRecord(z.enum(NUTRIENTES), LimiteNutriente),
});
export type ReferenciaNutricional = z.infer<typeof ReferenciaNutricional>;

const Limite = opcional(decimal(2, 0, LIMITES.referencia, 'O limite não pode ser negativo.'));

/** Body of PUT /referencias-nutricionais/{id}: the bounds and their source. */
export const LimiteEdicao = z
  .object({
    minimo: Limite,
    maximo: Limite,
    norma: texto(LIMITES.descricao),
    fonte: texto(LIMITES.descricao),
    observacao: opcional(texto(LIMITES.observacao)),
    versao: VersaoLida,
  })
  .superRefine(conferir(violacoesDosLimitesDaReferencia));
export type LimiteEdicao = DaTela<z.infer<typeof LimiteEdicao>>;

/** One bound of the national reference, with its legal source. */
export const LimiteNacional = LimiteNutriente.extend({
  id: Id,
  fonte: z.string(),
  vigente: z.boolean(),
  faixaEtaria: z.object({ id: Id, nome: z.string() }),
  modalidade: z.enum(MODALIDADES_ESCOLAR),
  coberturaPct: z.int(),
  nutriente: z.enum(NUTRIENTES),
  versao: Versao,
});
export type LimiteNacional = z.infer<typeof LimiteNacional>;
