import { z } from 'zod';

/** One kind of record that uses another: '3 solicitações de compra'. */
export const UsoDoRegistro = z.object({
  descricao: z.string(),
  quantidade: z.int(),
  /** Names of the first of them, in their order. */
  registros: z.array(z.string()),
  /** Path of the screen that lists them, where the user may open it. */
  href: z.string().optional(),
});
export type UsoDoRegistro = z.infer<typeof UsoDoRegistro>;

/** Why a record is not deleted: `titulo` ('O item SAL não pode ser excluído') and what uses it. */
export const EmUso = z.object({ titulo: z.string(), usos: z.array(UsoDoRegistro) });
export type EmUso = z.infer<typeof EmUso>;

/** Body of every refusal, `application/problem+json` (RFC 9457). `detail` is a sentence that the user can act on. */
export const Problema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  /** What is wrong at which field, for validation (422). `campo` is a path: `propostasVencedoras.0.itens.2.quantidade`. */
  errors: z.array(z.object({ campo: z.string(), mensagem: z.string() })).optional(),
  /** Of a refused deletion (409). */
  emUso: EmUso.optional(),
});
export type Problema = z.infer<typeof Problema>;
