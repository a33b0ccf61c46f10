import { z } from 'zod';
import { SENHA_EM_BRANCO } from '../../regras/frases.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { DataHoraBR, Id, texto } from '../primitivos.js';
import { PERMISSOES } from '../../vocabulario/permissoes.js';
import { ALCANCES, MOTIVOS_DO_FIM } from '../../vocabulario/acesso/sessao.js';

/** The tokens that earlier logins gave to the users of this browser, with a space between them. */
export const TokensDoAparelho = z.string().max(LIMITES.aparelhos);

/** What the login form sends, form-encoded. */
export const Credenciais = z.object({
  usuario: texto(LIMITES.usuario),
  senha: z.string().min(1).max(LIMITES.senha),
  aparelho: TokensDoAparelho.optional(),
});
export type Credenciais = z.infer<typeof Credenciais>;

/** A session that has ended, by its token. */
export const TokenDaSessao = z.object({ token: z.string().min(1).max(LIMITES.aparelho) });

/** Why it ended: null when the server does not know it, or it has not ended. */
export const SessaoTerminada = z.object({ motivo: z.enum(MOTIVOS_DO_FIM).nullable() });

/** An open session of the user. */
export const Sessao = z.object({
  /** Its name: it gives no access. */
  id: z.string(),
  /** 'Chrome no Android'; null if no login opened it. */
  aparelho: z.string().nullable(),
  endereco: z.string().nullable(),
  abertaEm: DataHoraBR,
  /** To the nearest five minutes. */
  usadaEm: DataHoraBR,
  /** The one that asks. */
  atual: z.boolean(),
  /** 'COZINHA': a PIN opened it. */
  alcance: z.enum(ALCANCES),
});
export type Sessao = z.infer<typeof Sessao>;

/** Path of DELETE /sessoes/:sessao. */
export const PorSessao = z.object({ sessao: z.string().regex(/^[0-9a-f]{12}$/, 'Sessão inválida.') });

/** Body of POST /tokens/confirmar: the password of the session's user. */
export const ConfirmacaoDeSenha = z.object({ senha: z.string().min(1, SENHA_EM_BRANCO).max(LIMITES.senha) });
export type ConfirmacaoDeSenha = z.infer<typeof ConfirmacaoDeSenha>;

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
  /** The user's new token on this browser, to be sent with the next logins; null if the one that was sent goes on. */
  aparelho: z.string().nullable(),
  /** As in `PaginaDeNotificacoes`: the first home already keeps the place of the steps. */
  primeirosPassos: z.boolean(),
  /**
   * 'SEGUNDO_FATOR': the municipality requires a second factor that the user does not have yet. In a session of the
   * kitchen the user has no permissions.
   */
  alcance: z.enum(ALCANCES),
});
export type SessaoAberta = z.infer<typeof SessaoAberta>;
