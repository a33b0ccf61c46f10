import { z } from 'zod';

/** Something that waits for the user. */
export const Notificacao = z.object({
  mensagem: z.string(),
  /** How many meals are registered and not executed, where the notice tells of them: the home counts them. */
  refeicoesPorExecutar: z.int().positive().optional(),
});
export type Notificacao = z.infer<typeof Notificacao>;
