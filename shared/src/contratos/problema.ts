import { z } from 'zod';

/** Body of every refusal, `application/problem+json` (RFC 9457). `detail` is a sentence that the user can act on. */
export const Problema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  /** What is wrong at which field, for validation (422). `campo` is a path: `propostasVencedoras.0.itens.2.quantidade`. */
  errors: z.array(z.object({ campo: z.string(), mensagem: z.string() })).optional(),
});
export type Problema = z.infer<typeof Problema>;
