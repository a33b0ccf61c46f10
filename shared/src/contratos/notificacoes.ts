import { z } from 'zod';

/** A notification for the user. */
export const Notificacao = z.object({
  mensagem: z.string(),
  /** Number of meals that are registered and not executed, in notices about them; the home adds them. */
  refeicoesPorExecutar: z.int().positive().optional(),
});
export type Notificacao = z.infer<typeof Notificacao>;
