import { randomBytes } from 'node:crypto';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { pessoas, recuperacoesSenha, usuarios } from '../../banco/esquema/acesso.js';
import { emTransacao } from '../../banco/transacao.js';
import { agora } from '../../nucleo/relogio.js';
import { hashDoToken } from '../tokens/token.js';

/** How long a recovery link is valid, in minutes. */
export const VALIDADE_MIN = 30;

/** Maximum open links of one user: repeated requests must not fill a mailbox. */
const LINKS_VIVOS = 3;

interface LinkAberto {
  token: string;
  nome: string;
  usuario: string;
  email: string;
}

/**
 * Opens a recovery link: 32 random bytes, of which only the SHA-256 is kept. Null when no user has that e-mail, or when
 * the user has too many open links.
 */
export function abrirLink(banco: Banco, email: string): Promise<LinkAberto | null> {
  return emTransacao({ banco, usuario: null }, async (tx) => {
    await tx.delete(recuperacoesSenha).where(lt(recuperacoesSenha.expiraEm, agora()));
    const [conta] = await tx
      .select({ id: usuarios.id, usuario: usuarios.usuario, email: usuarios.email, nome: pessoas.nome })
      .from(usuarios)
      .innerJoin(pessoas, eq(pessoas.id, usuarios.pessoaId))
      .where(sql`lower(${usuarios.email}) = lower(${email})`)
      .for('update');
    if (!conta) return null;
    const { id, ...dados } = conta;
    if (
      (await tx.$count(
        recuperacoesSenha,
        and(eq(recuperacoesSenha.usuarioId, id), isNull(recuperacoesSenha.usadoEm)),
      )) >= LINKS_VIVOS
    )
      return null;
    const token = randomBytes(32).toString('base64url');
    await tx.insert(recuperacoesSenha).values({
      hash: hashDoToken(token),
      usuarioId: id,
      expiraEm: new Date(agora().getTime() + VALIDADE_MIN * 60_000),
    });
    return { token, ...dados };
  });
}
