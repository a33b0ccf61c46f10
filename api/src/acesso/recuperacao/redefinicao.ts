import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { pessoas, recuperacoesSenha, usuarios } from '../../banco/esquema/acesso/acesso.js';
import { emTransacao, type Origem } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { hashDoToken } from '../../mecanismos/token.js';
import { conflito } from '../../nucleo/recusas.js';
import { agora } from '../../nucleo/relogio.js';
import { esquecerAparelhos } from '../tokens/aparelhos.js';
import { hashDaSenhaNova } from '../tokens/senha-nova.js';
import { revogarSessoes } from '../tokens/sessoes.js';
import { concluirCredenciais } from '../usuarios/avisos-de-acesso.js';
import { gastarLinks } from './link.js';

const SEM_VALOR = 'Este link já foi usado ou venceu. Peça outro em "Esqueceu a senha?".';

/**
 * Sets the password of the link's user, ends its sessions, forgets its devices and uses up all its links; answers the
 * login name. 409 when the link is unknown, used
 * or expired, with the same response for each; when two use it at once, one succeeds. 422 for a password that is easy to
 * guess.
 */
export async function redefinirSenha(
  { banco, avisar }: Pick<Origem, 'banco' | 'avisar'>,
  { token, senha }: { token: string; senha: string },
): Promise<{ usuario: string }> {
  const hash = hashDoToken(token);
  const vale = and(
    eq(recuperacoesSenha.hash, hash),
    isNull(recuperacoesSenha.usadoEm),
    gt(recuperacoesSenha.expiraEm, agora()),
  );
  // Before the expensive hash: an attacker must not keep the processor busy.
  const [dono] = await banco
    .select({
      usuario: usuarios.usuario,
      email: usuarios.email,
      nome: pessoas.nome,
      cpf: pessoas.cpf,
      primeira: sql<boolean>`${usuarios.senhaHash} = ''`,
    })
    .from(recuperacoesSenha)
    .innerJoin(usuarios, eq(usuarios.id, recuperacoesSenha.usuarioId))
    .innerJoin(pessoas, eq(pessoas.id, usuarios.pessoaId))
    .where(vale);
  if (!dono) throw conflito(SEM_VALOR);
  const senhaHash = await hashDaSenhaNova(banco, senha, dono);
  await emTransacao({ banco, usuario: null, avisar }, async (tx) => {
    const [gasto] = await tx
      .update(recuperacoesSenha)
      .set({ usadoEm: agora() })
      .where(vale)
      .returning({ usuarioId: recuperacoesSenha.usuarioId });
    if (!gasto) throw conflito(SEM_VALOR);
    const { usuarioId: id } = gasto;
    await gastarLinks(tx, id);
    await tx.update(usuarios).set({ senhaHash }).where(eq(usuarios.id, id));
    await revogarSessoes(tx, id, 'SENHA');
    await esquecerAparelhos(tx, id);
    // The first password is the answer to an invitation, so it needs no notice.
    await concluirCredenciais(tx, { id, ...dono, pessoa: dono }, { ...dono, senha: !dono.primeira });
    await auditar(tx, { entidade: 'usuarios', id, acao: 'REDEFINIR_SENHA' });
  });
  return { usuario: dono.usuario };
}
