import { z } from 'zod';

/** One kind of record that uses another: '3 solicitações de compra'. */
export const UsoDoRegistro = z.object({
  descricao: z.string(),
  quantidade: z.int(),
  /** Names of the first ones, in order. */
  registros: z.array(z.string()),
  /** Path of the screen that lists them, if the user may open it. */
  href: z.string().optional(),
});
export type UsoDoRegistro = z.infer<typeof UsoDoRegistro>;

/** Why a record is not deleted: `titulo` ('O item SAL não pode ser excluído') and what uses it. */
export const EmUso = z.object({ titulo: z.string(), usos: z.array(UsoDoRegistro) });
export type EmUso = z.infer<typeof EmUso>;
