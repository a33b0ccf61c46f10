import { z } from 'zod';
import { LIMITES } from '../vocabulario/limites.js';

/** The `Idempotency-Key` of a write of the same user. */
export const ChaveDaEscrita = z.object({ chave: z.string().min(1).max(LIMITES.chaveDaEscrita) });

/** Whether a write whose answer was lost is done. When it is not, its key is spent: it can no longer be done. */
export const EscritaConferida = z.object({
  chegou: z.boolean(),
  /** The answer that was lost, as JSON, or '' if it has no body; null where the server has not kept it. */
  resposta: z.string().nullable(),
});
export type EscritaConferida = z.infer<typeof EscritaConferida>;
