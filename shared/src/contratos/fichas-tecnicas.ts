import { z } from 'zod';
import { NutrienteDaFicha } from './componentes-nutricionais.js';
import { LIMITES } from './limites.js';

/** Ids in a query, '12,7,12': one that comes twice counts twice. */
const Ids = z
  .string()
  .regex(/^\d{1,9}(,\d{1,9})*$/, 'Identificadores inválidos.')
  .transform((t) => t.split(',').map(Number))
  .refine((ids) => ids.length <= LIMITES.linhas, 'Há registros demais.');

/** What GET /fichas-tecnicas adds up: portions of preparations, or dishes, or the mean of menus. Exactly one of them. */
export const BuscaFicha = z
  .object({ preparos: Ids.optional(), pratos: Ids.optional(), cardapios: Ids.optional() })
  .refine((b) => [b.preparos, b.pratos, b.cardapios].filter(Boolean).length === 1, { message: 'Informe preparos, pratos ou cardápios.' });
export type BuscaFicha = z.infer<typeof BuscaFicha>;

/** A technical sheet that is not stored: what a form shows while it is filled in. */
export const FichaTecnica = z.object({ nutrientes: z.array(NutrienteDaFicha) });
export type FichaTecnica = z.infer<typeof FichaTecnica>;
