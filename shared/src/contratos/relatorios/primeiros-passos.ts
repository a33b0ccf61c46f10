import { z } from 'zod';
import { PASSOS } from '../../vocabulario/relatorios/primeiros-passos.js';

/** A step of the first days that the user may do. */
export const PrimeiroPasso = z.object({
  passo: z.enum(PASSOS),
  /** The missing part, in a sentence; null when the step is done. */
  falta: z.string().nullable(),
  /** The steps that must be done before it can be; it is offered when there are none. */
  dependeDe: z.array(z.enum(PASSOS)),
  /** Names of other users who may do it: the first three. */
  outros: z.array(z.string()),
  /** Number of all of them. */
  totalDeOutros: z.int().nonnegative(),
});
export type PrimeiroPasso = z.infer<typeof PrimeiroPasso>;
