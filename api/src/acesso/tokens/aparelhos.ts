import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { aparelhos, usuarios } from '../../banco/esquema/acesso/acesso.js';
import type { Transacao } from '../../banco/transacao.js';
import { hashDoToken } from '../../mecanismos/token.js';
import { agora } from '../../nucleo/relogio.js';
import { nomeDoAparelho } from './nome-do-aparelho.js';

/** A device is known for this time after its last login, and remembered for it after a second factor. */
const VALIDADE_MS = 30 * 24 * 60 * 60 * 1000;

/** Devices of one user: a program that logs in without a token must not fill the table. */
const POR_USUARIO = 20;

/** The devices in which their users have logged in during the last 30 days. */
export const aindaConhecido = () => gt(aparelhos.usadoEm, limite());

/** What a login sends about its device: the tokens of the browser's users, and the header `User-Agent`. */
export interface AparelhoDoLogin {
  tokens: readonly string[];
  agente: string | undefined;
}

/** The tokens in a request: those of all users of the browser, with a space between them. */
export const tokensDe = (enviados: string | undefined): string[] => enviados?.split(' ').filter(Boolean) ?? [];

/**
 * The one of these tokens with which the user with this login name has logged in during the last 30 days; undefined for a
 * device that is not known.
 */
export async function aparelhoConhecido(
  banco: Banco,
  usuario: string,
  enviados: readonly string[],
): Promise<string | undefined> {
  if (enviados.length === 0) return undefined;
  const [conhecido] = await banco
    .select({ hash: aparelhos.hash })
    .from(aparelhos)
    .innerJoin(usuarios, eq(usuarios.id, aparelhos.usuarioId))
    .where(
      and(
        inArray(aparelhos.hash, enviados.map(hashDoToken)),
        sql`lower(${usuarios.usuario}) = lower(${usuario})`,
        aindaConhecido(),
      ),
    );
  return enviados.find((token) => hashDoToken(token) === conhecido?.hash);
}

/**
 * Notes the user's login with a device. The answer is the user's token on the device when it is a new one, else null: the
 * user has none there, or `lembrar`: the user has shown a second factor, and the next logins from the device need none for
 * 30 days. The token of another user of the browser counts for nothing.
 */
export async function anotarAparelho(
  tx: Transacao,
  usuarioId: number,
  { tokens: enviados, agente }: AparelhoDoLogin,
  lembrar = false,
): Promise<string | null> {
  await tx.delete(aparelhos).where(lte(aparelhos.usadoEm, limite()));
  const login = {
    nome: nomeDoAparelho(agente),
    usadoEm: agora(),
    ...(lembrar && { segundoFatorAte: new Date(agora().getTime() + VALIDADE_MS) }),
  };
  const [atual] = await tx
    .update(aparelhos)
    .set(login)
    .where(and(eq(aparelhos.usuarioId, usuarioId), inArray(aparelhos.hash, enviados.map(hashDoToken))))
    .returning({ hash: aparelhos.hash });
  if (atual) return lembrar ? renovarToken(tx, atual.hash) : null;
  const token = novoToken();
  await tx.insert(aparelhos).values({ hash: hashDoToken(token), usuarioId, ...login });
  const antigos = tx
    .select({ hash: aparelhos.hash })
    .from(aparelhos)
    .where(eq(aparelhos.usuarioId, usuarioId))
    .orderBy(desc(aparelhos.usadoEm), aparelhos.hash)
    .offset(POR_USUARIO);
  await tx.delete(aparelhos).where(and(eq(aparelhos.usuarioId, usuarioId), inArray(aparelhos.hash, antigos)));
  return token;
}

const novoToken = (): string => randomBytes(32).toString('base64url');

/**
 * Replaces the token of a user's device, by its hash, and answers the new one: what opens more from now on must not be
 * known from before.
 */
export async function renovarToken(tx: Transacao, hash: string): Promise<string> {
  const token = novoToken();
  await tx
    .update(aparelhos)
    .set({ hash: hashDoToken(token) })
    .where(eq(aparelhos.hash, hash));
  return token;
}

/** Whether the user's logins from the device need no second factor now. */
export async function dispensaSegundoFator(
  tx: Transacao,
  usuarioId: number,
  enviados: readonly string[],
): Promise<boolean> {
  const { hash, segundoFatorAte } = aparelhos;
  const este = and(inArray(hash, enviados.map(hashDoToken)), eq(aparelhos.usuarioId, usuarioId));
  return (await tx.$count(aparelhos, and(este, gt(segundoFatorAte, agora())))) > 0;
}

/** The user's logins need a second factor from each device again. */
export async function esquecerSegundoFator(tx: Transacao, usuarioId: number): Promise<void> {
  await tx.update(aparelhos).set({ segundoFatorAte: null }).where(eq(aparelhos.usuarioId, usuarioId));
}

/** Forgets every device of a user: one whose password was changed may be a thief's. */
export async function esquecerAparelhos(tx: Transacao, usuarioId: number): Promise<void> {
  await tx.delete(aparelhos).where(eq(aparelhos.usuarioId, usuarioId));
}

const limite = (): Date => new Date(agora().getTime() - VALIDADE_MS);
