import type { UsuarioDaSessao } from '@merenda/shared/contratos';
import type { Banco } from './conexao.js';
import type { EscritaIdempotente } from './escrita-idempotente.js';

/** The user on whose behalf a request acts, and its database. `ip` goes into the audit line. */
export interface Contexto {
  banco: Banco;
  usuario: UsuarioDaSessao;
  ip: string;
  escrita: EscritaIdempotente | null;
}
