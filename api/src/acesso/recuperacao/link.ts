import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { pessoas, recuperacoesSenha, usuarios } from '../../banco/esquema/acesso/acesso.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { hashDoToken } from '../../mecanismos/token.js';
import { agora } from '../../nucleo/relogio.js';

/** How long a recovery link is valid, in minutes. */
export const VALIDADE_MIN = 30;

/** How long an invitation is valid, in hours. */
export const VALIDADE_DO_CONVITE_H = 72;

/** Maximum open links of one user: repeated requests must not fill a mailbox. */
const LINKS_VIVOS = 3;

/** A link to choose a password, and its recipient. */
export interface LinkAberto {
  token: string;
  nome: string;
  usuario: string;
  email: string;
}

/** Opens a recovery link. Null when no active user has that e-mail, or when the user has too many open links. */
export function abrirLink(banco: Banco, email: string): Promise<LinkAberto | null> {
  return emTransacao({ banco, usuario: null }, async (tx) => {
    const [conta] = await tx
      .select({ id: usuarios.id, usuario: usuarios.usuario, email: usuarios.email, nome: pessoas.nome })
      .from(usuarios)
      .innerJoin(pessoas, eq(pessoas.id, usuarios.pessoaId))
      .where(and(usuarios.ativo, sql`lower(${usuarios.email}) = lower(${email})`))
      .for('update');
    if (!conta) return null;
    const { id, ...dados } = conta;
    if (
      (await tx.$count(
        recuperacoesSenha,
        and(
          eq(recuperacoesSenha.usuarioId, id),
          isNull(recuperacoesSenha.usadoEm),
          gt(recuperacoesSenha.expiraEm, agora()),
        ),
      )) >= LINKS_VIVOS
    )
      return null;
    return { token: await novoLink(tx, id, VALIDADE_MIN), ...dados };
  });
}

/** Creates a link to choose a password: 32 random bytes, of which only the SHA-256 is kept. Expired ones are deleted. */
export async function novoLink(tx: Transacao, usuarioId: number, validadeMin: number): Promise<string> {
  await tx.delete(recuperacoesSenha).where(lt(recuperacoesSenha.expiraEm, agora()));
  const token = randomBytes(32).toString('base64url');
  const expiraEm = new Date(agora().getTime() + validadeMin * 60_000);
  await tx.insert(recuperacoesSenha).values({ hash: hashDoToken(token), usuarioId, expiraEm });
  return token;
}

/** Uses up all links of a user. */
export async function gastarLinks(tx: Transacao, usuarioId: number): Promise<void> {
  await tx
    .update(recuperacoesSenha)
    .set({ usadoEm: agora() })
    .where(and(eq(recuperacoesSenha.usuarioId, usuarioId), isNull(recuperacoesSenha.usadoEm)));
}

/** The address of a link in a message. */
export const enderecoDoLink = (enderecoPublico: string, token: string): string =>
  `${enderecoPublico}/?redefinir=${token}`;
