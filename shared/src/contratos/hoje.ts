import { z } from 'zod';
import { CARTOES, FIGURAS, type Figura } from './enums/hoje.js';
import { IdParam } from './primitivos.js';

export const PorCartao = z.object({ cartao: z.enum(CARTOES) });

/** Query of GET /hoje/{cartao}: the educational unit whose figures are asked for; without it all of the user's. */
export const BuscaHoje = z.object({ unidade: IdParam.optional() });
export type BuscaHoje = z.infer<typeof BuscaHoje>;

/** A figure of a card of the home. */
export const FiguraDeHoje = z.object({
  figura: z.enum(Object.keys(FIGURAS) as [Figura, ...Figura[]]),
  valor: z.number(),
  /** Out of how many; null where there is no whole. */
  de: z.int().nonnegative().nullable(),
});
export type FiguraDeHoje = z.infer<typeof FiguraDeHoje>;
