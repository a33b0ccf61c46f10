import { z } from 'zod';
import { NutrienteDaFicha } from './componentes-nutricionais.js';
import { IdsParam } from './primitivos.js';

/**
 * Query of GET /fichas-tecnicas: a sum of portions of preparations, or of dishes, or the mean of menus. Exactly one of
 * them.
 */
export const BuscaFicha = z
  .object({ preparos: IdsParam.optional(), pratos: IdsParam.optional(), cardapios: IdsParam.optional() })
  .refine((b) => [b.preparos, b.pratos, b.cardapios].filter(Boolean).length === 1, {
    message: 'Informe preparos, pratos ou cardápios.',
  });
export type BuscaFicha = z.infer<typeof BuscaFicha>;

/** A technical sheet that is not stored: a form shows it while the user fills it in. */
export const FichaTecnica = z.object({ nutrientes: z.array(NutrienteDaFicha) });
export type FichaTecnica = z.infer<typeof FichaTecnica>;
