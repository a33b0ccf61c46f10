import type { Usuario } from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import { eq } from 'drizzle-orm';
import { pessoas, usuarios } from '../../banco/esquema/acesso.js';
import type { Transacao } from '../../banco/transacao.js';
import type { Mensagem } from '../../nucleo/mensagem.js';
import { agora, dataHoraBR } from '../../nucleo/relogio.js';
import { GESTAO } from './gestores.js';

/** A user whose e-mail or password changes, as it was before. */
type Dono = Pick<Usuario, 'id' | 'usuario' | 'email'> & { pessoa: Pick<Usuario['pessoa'], 'nome'> };

/**
 * Tells a user by e-mail, at the address before the change, of another e-mail address and of another password. The
 * messages are sent when the transaction is committed.
 */
export async function avisarDoAcesso(
  tx: Transacao,
  antes: Dono,
  depois: { email: string; senha: boolean },
): Promise<void> {
  const outroEmail = antes.email !== depois.email;
  if (!outroEmail && !depois.senha) return;
  const mudanca = { ...antes, quando: dataHoraBR(agora()), porQuem: await porQuem(tx, antes.id) };
  if (outroEmail) tx.avisos.push(mensagemDeOutroEmail(mudanca));
  if (depois.senha) tx.avisos.push(mensagemDeOutraSenha(mudanca));
}

/**
 * Tells a holder of USUARIOS by e-mail that another person has taken it, or has closed the access: of two holders, one
 * can do that to the other alone.
 */
export async function avisarDaGestao(tx: Transacao, antes: Usuario, depois: Usuario): Promise<void> {
  const gere = ({ permissoes, situacao }: Usuario) => permissoes.includes(GESTAO) && situacao !== 'DESATIVADO';
  if (tx.autor === antes.id || !gere(antes) || gere(depois)) return;
  const oQue = depois.situacao === 'DESATIVADO' ? 'foi desativado' : 'perdeu a permissão Usuários';
  tx.avisos.push({
    para: antes.email,
    assunto: `Merenda Escolar: o seu usuário ${oQue}`,
    texto: `${nomeProprio(antes.pessoa.nome)},

O usuário ${antes.usuario} da Merenda Escolar ${oQue} em ${dataHoraBR(agora())}, ${await porQuem(tx, antes.id)}.

Se você sabe desta mudança, não é preciso fazer nada. Se não sabe, avise hoje a secretaria de educação.
`,
  });
}

/** Without an author: by the link of a recovery. */
async function porQuem(tx: Transacao, usuarioId: number): Promise<string> {
  if (tx.autor === null) return 'com um link enviado para este e-mail';
  if (tx.autor === usuarioId) return 'pelo próprio usuário';
  const [autor] = await tx
    .select({ nome: pessoas.nome })
    .from(usuarios)
    .innerJoin(pessoas, eq(pessoas.id, usuarios.pessoaId))
    .where(eq(usuarios.id, tx.autor));
  return autor ? `por ${nomeProprio(autor.nome)}` : 'por quem administra os usuários';
}

interface Mudanca extends Dono {
  quando: string;
  porQuem: string;
}

function mensagemDeOutroEmail({ email, pessoa, usuario, quando, porQuem: autor }: Mudanca): Mensagem {
  return {
    para: email,
    assunto: 'Merenda Escolar: outro e-mail no seu usuário',
    texto: `${nomeProprio(pessoa.nome)},

O e-mail do usuário ${usuario} da Merenda Escolar foi trocado em ${quando}, ${autor}.
As próximas mensagens vão para o novo endereço, e não mais para este.

Se você sabe desta troca, não é preciso fazer nada. Se não sabe, avise hoje a secretaria de educação:
quem administra os usuários pode corrigir o e-mail e trocar a senha.
`,
  };
}

function mensagemDeOutraSenha({ email, pessoa, usuario, quando, porQuem: autor }: Mudanca): Mensagem {
  return {
    para: email,
    assunto: 'Merenda Escolar: outra senha no seu usuário',
    texto: `${nomeProprio(pessoa.nome)},

A senha do usuário ${usuario} da Merenda Escolar foi trocada em ${quando}, ${autor}.
As sessões que estavam abertas foram encerradas.

Se você sabe desta troca, não é preciso fazer nada. Se não sabe, peça já outra senha na tela de entrada,
em "Esqueceu a senha?", e avise a secretaria de educação.
`,
  };
}
