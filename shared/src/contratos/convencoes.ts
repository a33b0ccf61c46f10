import { z } from 'zod';
import { NUTRIENTES } from './enums/alimentos.js';
import { MODALIDADES_ESCOLAR } from './enums/cardapios.js';
import { LISTAS_CONVENCAO } from './enums/convencoes.js';
import { Id, IdParam, opcao } from './primitivos.js';

/** An entry of a lookup list: the code that is stored, and what people read. */
export const Convencao = z.object({ nome: z.string(), descricao: z.string() });
export type Convencao = z.infer<typeof Convencao>;

/** How many meals a day, as the code and what people read. */
export const Modalidade = Convencao.extend({ nome: z.enum(MODALIDADES_ESCOLAR) });
export type Modalidade = z.infer<typeof Modalidade>;

/** `/convencoes/{lista}`. */
export const PorLista = z.object({ lista: opcao(LISTAS_CONVENCAO) });

/** School stage with its age band. */
export const Categoria = z.object({
  id: Id,
  modalidade: z.string(),
  faixaEtaria: z.object({ id: Id, nome: z.string() }),
});
export type Categoria = z.infer<typeof Categoria>;

export const Patologia = z.object({ id: Id, tipo: z.string() });
export type Patologia = z.infer<typeof Patologia>;

/** A nutrient that a food may state, per the food's base quantity. */
export const ComponenteNutricional = z.object({
  id: Id,
  nome: z.enum(NUTRIENTES),
  tipo: z.string(),
  grupo: z.string(),
  unidadeMedida: z.string(),
});
export type ComponenteNutricional = z.infer<typeof ComponenteNutricional>;

/** Which reference is asked for: the school stage and how many meals a day. */
export const BuscaReferencia = z.object({ categoria: IdParam, modalidade: opcao(MODALIDADES_ESCOLAR) });

/** What the norm asks of a nutrient; without `minimo` it is a maximum only, and the reverse. */
export const LimiteNutriente = z.object({
  /** Norm and version of this bound: not all are of the one that names the reference. */
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

/** The national reference in force for a stage and modality: one record whose keys are nutrients, with its legal source. */
export const ReferenciaNutricional = z.object({
  norma: z.string(),
  fonte: z.string(),
  /** Share of the day's needs that the norm covers, in %. */
  coberturaPct: z.int(),
  nutrientes: z.partialRecord(z.enum(NUTRIENTES), LimiteNutriente),
});
export type ReferenciaNutricional = z.infer<typeof ReferenciaNutricional>;
