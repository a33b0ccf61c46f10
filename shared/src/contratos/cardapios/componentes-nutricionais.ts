import { z } from 'zod';
import { NUTRIENTES } from '../../vocabulario/cadastros/nutrientes.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { CodigoConvencao, Id, opcional, texto, textoMaiusculo, ValorComponente } from '../primitivos.js';

/** One line of a technical sheet, for one portion. */
export const NutrienteDaFicha = z.object({
  nome: z.enum(NUTRIENTES),
  /** Sum of the known values, rounded once to 2 decimals. */
  valor: z.number(),
  unidadeDeMedida: z.string(),
  /** Names of the foods without a value for this nutrient: the true total is not below `valor`. */
  ausentes: z.array(z.string()),
  /** True if no food has a value: `valor` is 0 and has no meaning. Absent otherwise. */
  semDados: z.literal(true).optional(),
});
export type NutrienteDaFicha = z.infer<typeof NutrienteDaFicha>;

/** A row of a composition table to import, per 100 g of edible part. */
export const ComposicaoNova = z.object({
  codigo: texto(LIMITES.codigoDaComposicao),
  nome: textoMaiusculo(LIMITES.nome),
  descricao: texto(LIMITES.descricao),
  categoria: opcional(CodigoConvencao),
  forma: opcional(CodigoConvencao),
  fonte: texto(LIMITES.nome),
  valores: z.partialRecord(z.enum(NUTRIENTES), ValorComponente.nullable()),
});
export type ComposicaoNova = z.infer<typeof ComposicaoNova>;

/** A food of the composition table, per 100 g of edible part. An absent nutrient was not analysed. */
export const ComposicaoAlimento = z.object({
  id: Id,
  codigo: z.string(),
  nome: z.string(),
  /** Name in the source. */
  descricao: z.string(),
  categoria: z.string().nullable(),
  forma: z.string().nullable(),
  fonte: z.string(),
  valores: z.partialRecord(z.enum(NUTRIENTES), z.number()),
});
export type ComposicaoAlimento = z.infer<typeof ComposicaoAlimento>;

/** A nutrient of a food, per the food's base quantity. */
export const ComponenteNutricional = z.object({
  id: Id,
  nome: z.enum(NUTRIENTES),
  tipo: z.string(),
  grupo: z.string(),
  unidadeMedida: z.string(),
});
export type ComponenteNutricional = z.infer<typeof ComponenteNutricional>;
