import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { aparelhos, usuarios } from '../../banco/esquema/acesso.js';
import type { Transacao } from '../../banco/transacao.js';
import { agora } from '../../nucleo/relogio.js';
import { nomeDoAparelho } from './nome-do-aparelho.js';
import { hashDoToken } from './token.js';

/** A device is known for this time after its last login, and remembered for it after a second factor. */
const VALIDADE_MS = 30 * 24 * 60 * 60 * 1000;

/** Devices of one user: a program that logs in without a token must not fill the table. */
const POR_USUARIO = 20;

/** The devices in which their users have logged in during the last 30 days. */
export const aindaConhecido = () => gt(aparelhos.usadoEm, limite());

/** What a login says of its device: the token, if it has one, and the header `User-Agent`. */
export interface AparelhoDoLogin {
  token: string | undefined;
  agente: string | undefined;
}

/** Whether the user with this login name has logged in with the device's token in the last 30 days. */
export async function aparelhoConhecido(banco: Banco, usuario: string, token: string | undefined): Promise<boolean> {
  if (token === undefined) return false;
  const [conhecido] = await banco
    .select({ hash: aparelhos.hash })
    .from(aparelhos)
    .innerJoin(usuarios, eq(usuarios.id, aparelhos.usuarioId))
    .where(
      and(
        eq(aparelhos.hash, hashDoToken(token)),
        sql`lower(${usuarios.usuario}) = lower(${usuario})`,
        aindaConhecido(),
      ),
    );
  return conhecido !== undefined;
}

/**
 * Notes the user's login with a device. The answer is the token that the device gets: null if it sent one that the server
 * has given, to this user or to another one of the same browser. `lembrar`: the user has shown a second factor, and the
 * next logins from the device need none for 30 days.
 */
export async function anotarAparelho(
  tx: Transacao,
  usuarioId: number,
  { token, agente }: AparelhoDoLogin,
  lembrar = false,
): Promise<string | null> {
  await tx.delete(aparelhos).where(lte(aparelhos.usadoEm, limite()));
  const novo = token !== undefined && (await foiDado(tx, token)) ? null : randomBytes(32).toString('base64url');
  const hash = hashDoToken(novo ?? token ?? '');
  const login = {
    nome: nomeDoAparelho(agente),
    usadoEm: agora(),
    ...(lembrar && { segundoFatorAte: new Date(agora().getTime() + VALIDADE_MS) }),
  };
  await tx
    .insert(aparelhos)
    .values({ hash, usuarioId, ...login })
    .onConflictDoUpdate({ target: [aparelhos.hash, aparelhos.usuarioId], set: login });
  const antigos = tx
    .select({ hash: aparelhos.hash })
    .from(aparelhos)
    .where(eq(aparelhos.usuarioId, usuarioId))
    .orderBy(desc(aparelhos.usadoEm), aparelhos.hash)
    .offset(POR_USUARIO);
  await tx.delete(aparelhos).where(and(eq(aparelhos.usuarioId, usuarioId), inArray(aparelhos.hash, antigos)));
  return novo;
}

/** Whether the user's logins from the device need no second factor now. */
export async function dispensaSegundoFator(
  tx: Transacao,
  usuarioId: number,
  token: string | undefined,
): Promise<boolean> {
  if (token === undefined) return false;
  const { hash, segundoFatorAte } = aparelhos;
  const este = and(eq(hash, hashDoToken(token)), eq(aparelhos.usuarioId, usuarioId));
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

/** A token that the server has not given could be known to the person who wrote it into the browser. */
const foiDado = async (tx: Transacao, token: string): Promise<boolean> =>
  (await tx.$count(aparelhos, eq(aparelhos.hash, hashDoToken(token)))) > 0;

const limite = (): Date => new Date(agora().getTime() - VALIDADE_MS);
