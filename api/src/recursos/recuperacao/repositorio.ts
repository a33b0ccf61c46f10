import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { pessoas, recuperacoesSenha, usuarios } from '../../banco/esquema/acesso.js';
import { emTransacao } from '../../banco/transacao.js';
import { conflito } from '../../nucleo/recusas.js';
import { agora } from '../../nucleo/relogio.js';
import { auditar } from '../auditoria/auditar.js';
import { revogarSessoes } from '../tokens/repositorio.js';
import { hashDaSenha } from '../tokens/senhas.js';
import { VALIDADE_MIN } from './validade.js';

/** Links of one user that may wait at once: whoever asks more often fills nobody's mailbox. */
const LINKS_VIVOS = 3;

const SEM_VALOR = 'Este link já foi usado ou venceu. Peça outro em "Esqueceu a senha?".';

interface LinkAberto {
  token: string;
  nome: string;
  usuario: string;
  email: string;
}

/** Opens a recovery link: 32 random bytes, of which only the SHA-256 is kept. Null when nobody has that e-mail, or when enough links wait already. */
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
    await tx
      .insert(recuperacoesSenha)
      .values({ hash: hashDe(token), usuarioId: id, expiraEm: new Date(agora().getTime() + VALIDADE_MIN * 60_000) });
    return { token, ...dados };
  });
}

/**
 * Gives the link's user the password, ends its sessions and spends every link of the user. 409 when the link is unknown, spent or expired, which
 * nobody can tell apart; of two who use it at once one succeeds.
 */
export async function redefinirSenha(banco: Banco, { token, senha }: { token: string; senha: string }): Promise<void> {
  const hash = hashDe(token);
  const vale = and(
    eq(recuperacoesSenha.hash, hash),
    isNull(recuperacoesSenha.usadoEm),
    gt(recuperacoesSenha.expiraEm, agora()),
  );
  // Before the costly hash: a guesser must not keep the processor busy.
  if ((await banco.$count(recuperacoesSenha, vale)) === 0) throw conflito(SEM_VALOR);
  const senhaHash = await hashDaSenha(senha);
  await emTransacao({ banco, usuario: null }, async (tx) => {
    const [gasto] = await tx
      .update(recuperacoesSenha)
      .set({ usadoEm: agora() })
      .where(vale)
      .returning({ usuarioId: recuperacoesSenha.usuarioId });
    if (!gasto) throw conflito(SEM_VALOR);
    const { usuarioId: id } = gasto;
    await tx
      .update(recuperacoesSenha)
      .set({ usadoEm: agora() })
      .where(and(eq(recuperacoesSenha.usuarioId, id), isNull(recuperacoesSenha.usadoEm)));
    await tx.update(usuarios).set({ senhaHash }).where(eq(usuarios.id, id));
    await revogarSessoes(tx, id);
    await auditar(tx, { entidade: 'usuarios', id, acao: 'REDEFINIR_SENHA' });
  });
}

const hashDe = (token: string): string => createHash('sha256').update(token).digest('hex');
