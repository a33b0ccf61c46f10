import { z } from 'zod';
import { LIMITES } from './limites.js';
import { BuscaDePagina, paginaDe } from './paginas.js';

/** A notification for the user. */
export const Notificacao = z.object({
  mensagem: z.string(),
  /** Number of meals that are registered and not executed, in notices about them; the home adds them. */
  refeicoesPorExecutar: z.int().positive().optional(),
});
export type Notificacao = z.infer<typeof Notificacao>;

/** Query of GET /notificacoes/pagina. Requests only. */
export const BuscaNotificacoes = BuscaDePagina.extend({
  /** A part of the message. */
  texto: z.string().max(LIMITES.busca).optional(),
});
export type BuscaNotificacoes = z.infer<typeof BuscaNotificacoes>;

export const PaginaDeNotificacoes = paginaDe(Notificacao).extend({
  /** Meals that are registered and not executed, on all pages. */
  refeicoesPorExecutar: z.int(),
  /** Whether a step of the first days that the user may do is not done; the home shows them then. */
  primeirosPassos: z.boolean(),
});
export type PaginaDeNotificacoes = z.infer<typeof PaginaDeNotificacoes>;
