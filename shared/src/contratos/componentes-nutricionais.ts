import { z } from 'zod';
import { NUTRIENTES } from './enums/alimentos.js';
import { Id, Ref, ValorComponente } from './primitivos.js';

/** Nutrients in a form. An absent one, or one with a null value, is 'não analisado', never zero. */
export const ComponentesInformados = z
  .array(z.object({ componente: Ref, valor: ValorComponente.nullable() }))
  .max(NUTRIENTES.length, 'Há componentes repetidos.');
export type ComponentesInformados = z.infer<typeof ComponentesInformados>;

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

/** A food of the composition table, per 100 g of edible part. An absent nutrient was not analysed. */
export const ComposicaoAlimento = z.object({
  id: Id,
  codigo: z.string(),
  nome: z.string(),
  /** Name in the source. */
  descricao: z.string(),
  categoria: z.string(),
  forma: z.string(),
  fonte: z.string(),
  valores: z.partialRecord(z.enum(NUTRIENTES), z.number()),
});
export type ComposicaoAlimento = z.infer<typeof ComposicaoAlimento>;
