import { z } from 'zod';

/** Something that waits for the user. */
export const Notificacao = z.object({ mensagem: z.string() });
export type Notificacao = z.infer<typeof Notificacao>;
