import { z } from 'zod';
import { LIMITES } from './limites.js';
import { Id, texto } from './primitivos.js';
import { PERMISSOES } from './enums/permissoes.js';

/** What the login form sends, form-encoded. */
export const Credenciais = z.object({
  usuario: texto(LIMITES.usuario),
  senha: z.string().min(1).max(LIMITES.senha),
  /** The token that an earlier login gave to this browser. */
  aparelho: z.string().max(LIMITES.aparelho).optional(),
});
export type Credenciais = z.infer<typeof Credenciais>;

/** The user in the session: the data for the greeting and for showing only permitted actions. */
export const UsuarioDaSessao = z.object({
  id: Id,
  usuario: z.string(),
  pessoa: z.object({ id: Id, nome: z.string(), pessoaTipo: z.string() }),
  permissoes: z.array(z.enum(PERMISSOES)),
  estoques: z.array(z.object({ id: Id, unidadeEducacional: z.object({ id: Id, nome: z.string() }) })),
});
export type UsuarioDaSessao = z.infer<typeof UsuarioDaSessao>;

export const SessaoAberta = z.object({
  usuario: UsuarioDaSessao,
  token: z.string(),
  /** The browser's new token, to be sent with its next logins; null if the server knows the one that it sent. */
  aparelho: z.string().nullable(),
  /** As in `PaginaDeNotificacoes`: the first home already keeps the place of the steps. */
  primeirosPassos: z.boolean(),
  /** The municipality requires a second factor that the user does not have yet: the session only lets it be enrolled. */
  segundoFatorPendente: z.boolean(),
});
export type SessaoAberta = z.infer<typeof SessaoAberta>;
