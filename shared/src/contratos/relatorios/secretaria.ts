import { z } from 'zod';
import { BarraLida } from '../compras/recursos-pnae.js';
import { RefeicoesPorMes } from './relatorios.js';

/** Values in R$ at the end of a month, of the current month those of today, and the meals of the month until then. */
export const MesDaSecretaria = RefeicoesPorMes.extend({
  /** Of the contracts that are in force on that day: their value with addenda, what has been received, and what is left. */
  contratado: z.number(),
  recebido: z.number(),
  disponivel: z.number(),
  /** What is in the stocks on that day and expires in the 30 days that follow. */
  vence: z.number(),
});
export type MesDaSecretaria = z.infer<typeof MesDaSecretaria>;

/** The figures that a secretary of education asks for: the last six months, the current one at the end, and today's meals. */
export const NumerosDaSecretaria = z.object({
  meses: z.array(MesDaSecretaria),
  hoje: RefeicoesPorMes.omit({ mes: true }),
  /** The share of family farming in this year's money of the national programme, of the whole municipality. */
  agriculturaFamiliar: BarraLida,
});
export type NumerosDaSecretaria = z.infer<typeof NumerosDaSecretaria>;
