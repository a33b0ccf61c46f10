import { z } from 'zod';
import { CARTOES, FIGURAS, type Figura } from './enums/hoje.js';

export const PorCartao = z.object({ cartao: z.enum(CARTOES) });

/** A figure of a card of the home, of the user's units. */
export const FiguraDeHoje = z.object({
  figura: z.enum(Object.keys(FIGURAS) as [Figura, ...Figura[]]),
  valor: z.number(),
  /** Out of how many; null where there is no whole. */
  de: z.int().nonnegative().nullable(),
});
export type FiguraDeHoje = z.infer<typeof FiguraDeHoje>;
