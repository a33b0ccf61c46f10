import type { UsuarioDaSessao } from '@merenda/shared/contratos';
import type { Banco } from './conexao.js';
import type { Envio } from './envios.js';

/** For whom a request acts, and on which database. `ip` goes into the audit line. */
export interface Contexto {
  banco: Banco;
  usuario: UsuarioDaSessao;
  ip: string;
  envio: Envio | null;
}
