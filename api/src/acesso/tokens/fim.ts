import type { MotivoDoFim } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { tokens } from '../../banco/esquema/acesso/acesso.js';
import { hashDoToken } from '../../mecanismos/token.js';
import { agora } from '../../nucleo/relogio.js';

/** Why the session of a token ended; null for an open one, and for one that the server does not know any more. */
export async function motivoDoFim(banco: Banco, token: string): Promise<MotivoDoFim | null> {
  const [sessao] = await banco
    .select({ fim: tokens.fim, expiraEm: tokens.expiraEm, terminaEm: tokens.terminaEm })
    .from(tokens)
    .where(eq(tokens.hash, hashDoToken(token)));
  if (!sessao || (sessao.fim === null && sessao.expiraEm > agora())) return null;
  return sessao.fim ?? (sessao.expiraEm < sessao.terminaEm ? 'SEM_USO' : 'PRAZO');
}
