import type { UsuarioDaSessao } from '@merenda/shared/contratos';
import type { Mensagem } from '../nucleo/mensagem.js';
import type { Banco } from './conexao.js';
import type { EscritaIdempotente } from './escrita-idempotente.js';

/**
 * The user of a session, read by each request. The stocks are not a part of it: a user may have tens of thousands, and
 * conditions in SQL name them (`acesso/unidades-do-usuario/escopo.ts`).
 */
export interface UsuarioAutenticado extends Omit<UsuarioDaSessao, 'estoques'> {
  /** The educational unit to which a request limits the user's units; undefined: all of them. */
  naUnidade?: number;
}

/** The user on whose behalf a request acts, and its database. `ip` and `sessao` go into the audit lines. */
export interface Contexto {
  banco: Banco;
  usuario: UsuarioAutenticado;
  ip: string;
  /** Hash of the session's token: the database finds the author of an audit line by it. It cannot be used to log in. */
  sessao: string;
  /** Whether the user has typed the password in the last minutes (`acesso/tokens/senha-recente.ts`). */
  senhaRecente: boolean;
  escrita: EscritaIdempotente | null;
  avisar: (aviso: Mensagem) => void;
}
