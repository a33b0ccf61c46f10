import { z } from 'zod';
import { LIMITES } from '../../vocabulario/limites.js';
import { Id, textoMaiusculo } from '../primitivos.js';

/**
 * A pathology of the list by its `id`, or a new one by its name (`tipo`); an existing name refers to the existing
 * entry.
 */
export const PatologiaInformada = z
  .object({ id: Id.nullish(), tipo: z.union([z.literal(''), textoMaiusculo(LIMITES.patologia)]).nullish() })
  .refine(({ id, tipo }) => Boolean(id ?? tipo), { message: 'Informe a patologia.' });
export type PatologiaInformada = z.infer<typeof PatologiaInformada>;

export const Patologia = z.object({ id: Id, tipo: z.string() });
export type Patologia = z.infer<typeof Patologia>;
