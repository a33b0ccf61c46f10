import { z } from 'zod';
import { ATOS_COM_APROVACAO } from '../../vocabulario/acesso/aprovacoes.js';
import { DataBR, DataHoraBR, Id } from '../primitivos.js';

/** An act on a user that waits for the approval of another holder of USUARIOS. */
export const Aprovacao = z.object({
  id: Id,
  ato: z.enum(ATOS_COM_APROVACAO),
  pedidaPor: z.object({ id: Id, nome: z.string() }),
  pedidaEm: DataHoraBR,
  /** The last day on which it can be approved. */
  valeAte: DataBR,
  /**
   * When the act is done unless the person objects, because no third person could approve it; null where another holder
   * approves.
   */
  efeitoEm: DataHoraBR.nullable(),
});
export type Aprovacao = z.infer<typeof Aprovacao>;

/** The same, with the user of the act. */
export const AprovacaoDoUsuario = Aprovacao.extend({
  usuario: z.object({ id: Id, nome: z.string(), usuario: z.string(), email: z.string() }),
});
export type AprovacaoDoUsuario = z.infer<typeof AprovacaoDoUsuario>;
