import { randomBytes } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { usuarios } from '../../banco/esquema/acesso/acesso.js';
import { bilhetes } from '../../banco/esquema/acesso/segundo-fator.js';
import type { Transacao } from '../../banco/transacao.js';
import { hashDoToken } from '../../mecanismos/token.js';
import { conflito } from '../../nucleo/recusas.js';
import { agora } from '../../nucleo/relogio.js';

/** How long a login waits for its second step, in seconds. */
export const VALIDADE_DO_BILHETE_S = 5 * 60;

/**
 * Opens the second step of a user whose password was right: 32 random bytes, of which only the SHA-256 is kept, and as
 * many that a passkey may sign.
 */
export async function abrirBilhete(tx: Transacao, usuarioId: number): Promise<{ bilhete: string; desafio: string }> {
  const bilhete = randomBytes(32).toString('base64url');
  const desafio = randomBytes(32).toString('base64url');
  await tx.delete(bilhetes).where(lte(bilhetes.expiraEm, agora()));
  const expiraEm = new Date(agora().getTime() + VALIDADE_DO_BILHETE_S * 1000);
  await tx.insert(bilhetes).values({ hash: hashDoToken(bilhete), usuarioId, expiraEm, desafio });
  return { bilhete, desafio };
}

const vale = (bilhete: string) => and(eq(bilhetes.hash, hashDoToken(bilhete)), gt(bilhetes.expiraEm, agora()));

/** The user of a login that waits, and what a passkey has to sign for it. */
export interface DonoDoBilhete {
  id: number;
  usuario: string;
  desafio: string;
}

/** The user of a ticket. 409 when it is unknown, used or expired, with the same response for each. */
export async function donoDoBilhete(banco: Banco, bilhete: string): Promise<DonoDoBilhete> {
  const [dono] = await banco
    .select({ id: usuarios.id, usuario: usuarios.usuario, desafio: bilhetes.desafio })
    .from(bilhetes)
    .innerJoin(usuarios, eq(usuarios.id, bilhetes.usuarioId))
    .where(vale(bilhete));
  if (!dono) throw vencido();
  return dono;
}

/** Uses up a ticket: of two requests with the same one, one wins. 409 for the other. */
export async function gastarBilhete(tx: Transacao, bilhete: string): Promise<void> {
  const gastos = await tx.delete(bilhetes).where(vale(bilhete)).returning({ hash: bilhetes.hash });
  if (gastos.length === 0) throw vencido();
}

const vencido = () => conflito('O tempo para confirmar terminou. Entre de novo com a sua senha.');
