import { z } from 'zod';
import { LIMITES } from '../../vocabulario/limites.js';

/** A municipality as the presentation service names it; the first of its list is this installation's. */
export const Cidade = z.object({ nome: z.string().min(1).max(LIMITES.municipio), uf: z.string().length(2) });
export type Cidade = z.infer<typeof Cidade>;
