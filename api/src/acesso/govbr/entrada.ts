import { createHmac, randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import { entradasGovbr, pessoas, usuarios } from '../../banco/esquema/acesso/acesso.js';
import type { Transacao } from '../../banco/transacao.js';
import type { Segredos } from '../../externo/govbr/govbr.js';
import { hashDoToken } from '../../mecanismos/token.js';
import { agora } from '../../nucleo/relogio.js';

/** How long a user may take at gov.br, in minutes. */
const VALIDADE_MIN = 10;

/** The key of a tab's login: 32 random bytes. */
export const novaChave = (): string => randomBytes(32).toString('base64url');

/** Begins a login with this key, of which only the SHA-256 is kept. */
export async function comecarEntrada(tx: Transacao, chave: string): Promise<void> {
  await tx.delete(entradasGovbr).where(lt(entradasGovbr.expiraEm, agora()));
  const expiraEm = new Date(agora().getTime() + VALIDADE_MIN * 60_000);
  await tx.insert(entradasGovbr).values({ hash: hashDoToken(chave), expiraEm });
}

/** Uses up a login that has begun. False when its key is unknown, used or expired; of two at once, one gets true. */
export async function gastarEntrada(tx: Transacao, chave: string): Promise<boolean> {
  const gastas = await tx
    .delete(entradasGovbr)
    .where(and(eq(entradasGovbr.hash, hashDoToken(chave)), gt(entradasGovbr.expiraEm, agora())))
    .returning({ hash: entradasGovbr.hash });
  return gastas.length > 0;
}

/**
 * The random values of a login, which only its tab's key can make: the database has no copy of them. None of them tells
 * the key, or another one.
 */
export function segredosDaChave(chave: string): Segredos {
  const valor = (nome: string): string => createHmac('sha256', chave).update(nome).digest('base64url');
  return { estado: valor('state'), nonce: valor('nonce'), verificador: valor('code_verifier') };
}

/** The active user with this CPF. */
export async function usuarioDoCpf(tx: Transacao, cpf: string): Promise<{ id: number } | undefined> {
  const [usuario] = await tx
    .select({ id: usuarios.id })
    .from(usuarios)
    .innerJoin(pessoas, eq(pessoas.id, usuarios.pessoaId))
    .where(and(eq(pessoas.cpf, cpf), usuarios.ativo));
  return usuario;
}
