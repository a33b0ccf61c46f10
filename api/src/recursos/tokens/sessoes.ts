import { randomBytes } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { UsuarioAutenticado } from '../../banco/contexto.js';
import { tokens } from '../../banco/esquema/acesso.js';
import { bilhetes } from '../../banco/esquema/segundo-fator.js';
import type { Transacao } from '../../banco/transacao.js';
import { agora } from '../../nucleo/relogio.js';
import { consultaDaSessao } from './consultas.js';
import { hashDoToken } from './token.js';

const DURACAO_MS = 12 * 60 * 60 * 1000;
/** A session is extended only after this much of it has passed, so that reads do not write. */
const FOLGA_MS = 5 * 60 * 1000;

/**
 * Opens a session and returns its token: 32 random bytes, of which only the SHA-256 is kept. A `restrita` one only lets
 * its user enrol a second factor.
 */
export async function abrirSessao(
  tx: Transacao,
  usuarioId: number,
  { restrita = false }: { restrita?: boolean } = {},
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.delete(tokens).where(lt(tokens.expiraEm, agora()));
  await tx.insert(tokens).values({ hash: hashDoToken(token), usuarioId, expiraEm: validade(), restrita });
  return token;
}

/** A valid session. */
interface Sessao {
  /** With the permissions as they are now. */
  usuario: UsuarioAutenticado;
  /** Whether the named stock or educational unit is the user's; false when none is named. */
  naUnidade: boolean;
  /** The user has to enrol a second factor first. */
  restrita: boolean;
}

/** What a request names, by its id; null for nothing. */
interface Nomeados {
  estoque: number | null;
  unidade: number | null;
}

/** The session of a token; null when the token is unknown, revoked or expired. */
export async function sessaoDoToken(banco: Banco, token: string, nomeados: Nomeados): Promise<Sessao | null> {
  const hash = hashDoToken(token);
  const [lida] = await consultaDaSessao(banco).execute({ hash, agora: agora().toISOString(), ...nomeados });
  if (!lida || lida.restanteMs <= 0) return null;
  if (lida.restanteMs < DURACAO_MS - FOLGA_MS)
    await banco.update(tokens).set({ expiraEm: validade() }).where(eq(tokens.hash, hash));
  return lida;
}

/** Ends one session. */
export async function encerrarSessao(tx: Transacao, token: string): Promise<void> {
  await tx.delete(tokens).where(eq(tokens.hash, hashDoToken(token)));
}

/** Ends every session of a user, and every login that waits for its second step: after a change of password, permissions or stocks. */
export async function revogarSessoes(tx: Transacao, usuarioId: number): Promise<void> {
  await tx.delete(tokens).where(eq(tokens.usuarioId, usuarioId));
  await tx.delete(bilhetes).where(eq(bilhetes.usuarioId, usuarioId));
}

/** The user has enrolled a second factor: limited sessions are full ones. */
export async function liberarSessoes(tx: Transacao, usuarioId: number): Promise<void> {
  await tx.update(tokens).set({ restrita: false }).where(eq(tokens.usuarioId, usuarioId));
}

const validade = (): Date => new Date(agora().getTime() + DURACAO_MS);
