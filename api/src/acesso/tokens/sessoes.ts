import { randomBytes } from 'node:crypto';
import type { Alcance, MotivoDoFim } from '@merenda/shared/contratos';
import { and, eq, lt, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { UsuarioAutenticado } from '../../banco/contexto.js';
import { seHouverEspaco } from '../../banco/espaco.js';
import { tokens } from '../../banco/esquema/acesso/acesso.js';
import { bilhetes } from '../../banco/esquema/acesso/segundo-fator.js';
import { separarMarcas, type Marcas } from '../../banco/marcas.js';
import type { Transacao } from '../../banco/transacao.js';
import { hashDoToken } from '../../mecanismos/token.js';
import { agora } from '../../nucleo/relogio.js';
import { abertas, consultaDaSessao, consultaDaSessaoComMarcas } from './consultas.js';
import { limitesDaSessao } from './limites-da-sessao.js';

/** A use of a session is noted only so long after the previous one, so that reads do not write. */
const FOLGA_MS = 5 * 60 * 1000;

/** For so long a session that has ended can say why. */
const MEMORIA_MS = 7 * 24 * 60 * 60 * 1000;

/** Where a session is opened: the browser in words, and its network address. */
export interface OrigemDaSessao {
  aparelho?: string | null;
  endereco?: string | null;
  /** What the session opens; everything by default. */
  alcance?: Alcance;
}

/**
 * Opens a session with the limits of its user, and returns its token: 32 random bytes, of which only the SHA-256 is
 * kept.
 */
export async function abrirSessao(
  tx: Transacao,
  usuarioId: number,
  { aparelho = null, endereco = null, alcance = 'TUDO' }: OrigemDaSessao = {},
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const { duracaoMs, semUsoS } = await limitesDaSessao(tx, usuarioId, alcance);
  const inicio = agora();
  const terminaEm = new Date(inicio.getTime() + duracaoMs);
  await tx.delete(tokens).where(lt(tokens.expiraEm, new Date(inicio.getTime() - MEMORIA_MS)));
  await tx.insert(tokens).values({
    hash: hashDoToken(token),
    usuarioId,
    criadoEm: inicio,
    usadoEm: inicio,
    senhaEm: alcance === 'COZINHA' ? null : inicio,
    expiraEm: validade(semUsoS, terminaEm),
    terminaEm,
    semUsoS,
    aparelho,
    endereco,
    alcance,
  });
  return token;
}

/** A valid session. */
interface Sessao {
  /** With the permissions as they are now; in a session of the kitchen it has none. */
  usuario: UsuarioAutenticado;
  /** Whether the named stock or educational unit is the user's; false when none is named. */
  naUnidade: boolean;
  /** What it opens. */
  alcance: Alcance;
  /** For how long the password was last confirmed, in ms; null: never. */
  senhaHaMs: number | null;
  /** The marks of all tables at the instant at which the session was read, if they were asked for. */
  marcas: Marcas | null;
}

/** What a request needs of its session. */
interface Requisicao {
  /** The stock that it names, by its id; null for none. */
  estoque: number | null;
  /** The educational unit that it names. */
  unidade: number | null;
  /** Whether its answer gets an entity tag, which takes the marks of all tables. */
  comMarcas: boolean;
}

/** The session of a token; null when the token is unknown, revoked or expired. */
export async function sessaoDoToken(
  banco: Banco,
  token: string,
  { comMarcas, ...nomeados }: Requisicao,
): Promise<Sessao | null> {
  const hash = hashDoToken(token);
  const valores = { hash, agora: agora().toISOString(), ...nomeados };
  const [lida] = comMarcas
    ? await consultaDaSessaoComMarcas(banco).execute(valores)
    : (await consultaDaSessao(banco).execute(valores)).map((linha) => ({ ...linha, marcas: null }));
  if (!lida || lida.restanteMs <= 0) return null;
  // On a full disk the session stays as it is: reads go on until it ends.
  if (lida.usadaHaMs > FOLGA_MS)
    await seHouverEspaco(() =>
      banco
        .update(tokens)
        .set({ expiraEm: validade(lida.semUsoS, new Date(lida.terminaEmMs)), usadoEm: agora() })
        .where(eq(tokens.hash, hash)),
    );
  return {
    ...lida,
    usuario: noAlcance(lida.usuario, lida.alcance),
    marcas: lida.marcas === null ? null : separarMarcas(lida.marcas),
  };
}

/** Ends one session at the logout: nothing of it stays. */
export async function encerrarSessao(tx: Transacao, token: string): Promise<void> {
  await tx.delete(tokens).where(eq(tokens.hash, hashDoToken(token)));
}

/**
 * Ends every session of a user, with the reason that its browsers show, and every login that waits for its second step:
 * after a change of password, permissions or stocks.
 */
export async function revogarSessoes(tx: Transacao, usuarioId: number, fim: MotivoDoFim = 'ACESSO'): Promise<void> {
  await encerrarAbertas(tx, usuarioId, fim);
  await tx.delete(bilhetes).where(eq(bilhetes.usuarioId, usuarioId));
}

/** The user as a session has it: the kitchen needs no permission, so its sessions have none. */
export const noAlcance = <U extends Pick<UsuarioAutenticado, 'permissoes'>>(usuario: U, alcance: Alcance): U =>
  alcance === 'COZINHA' ? { ...usuario, permissoes: [] } : usuario;

/** The user has enrolled a second factor: the sessions that only enrol one open everything now. */
export async function liberarSessoes(tx: Transacao, usuarioId: number): Promise<void> {
  await tx
    .update(tokens)
    .set({ alcance: 'TUDO' })
    .where(and(eq(tokens.usuarioId, usuarioId), eq(tokens.alcance, 'SEGUNDO_FATOR')));
}

/** Ends those open sessions of a user that also fit `quais`; the answer is their number. */
export async function encerrarAbertas(
  tx: Transacao,
  usuarioId: number,
  fim: MotivoDoFim,
  quais?: SQL,
): Promise<number> {
  const encerradas = await tx
    .update(tokens)
    .set({ fim, expiraEm: agora() })
    .where(and(abertas(usuarioId), quais))
    .returning({ hash: tokens.hash });
  return encerradas.length;
}

/** The end of a session that is used now. */
const validade = (semUsoS: number, terminaEm: Date): Date =>
  new Date(Math.min(agora().getTime() + semUsoS * 1000, terminaEm.getTime()));
