import type { Usuario } from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import { eq } from 'drizzle-orm';
import { pessoas, usuarios } from '../../banco/esquema/acesso/acesso.js';
import type { Transacao } from '../../banco/transacao.js';
import type { Mensagem } from '../../nucleo/mensagem.js';
import { agora, dataHoraBR } from '../../nucleo/relogio.js';
import { gastarLinks } from '../recuperacao/link.js';
import { GESTAO } from './gestores.js';

/** A user whose e-mail, CPF or password changes, as it was before. */
type Dono = Pick<Usuario, 'id' | 'usuario' | 'email'> & { pessoa: Pick<Usuario['pessoa'], 'nome' | 'cpf'> };

/** What a user gets in with, after a write; `senha`: another password. */
interface CredenciaisGravadas {
  email: string;
  cpf: string;
  senha: boolean;
}

/**
 * Ends a write of a user's e-mail, CPF (gov.br knows the user by it) or password, on whatever way: the open links end, and
 * the user is told by e-mail, at the address before the change. Nothing happens where none of them is another one. The
 * messages are sent when the transaction is committed.
 */
export async function concluirCredenciais(tx: Transacao, antes: Dono, depois: CredenciaisGravadas): Promise<void> {
  const outroEmail = antes.email !== depois.email;
  const outroCpf = antes.pessoa.cpf !== depois.cpf;
  if (!outroEmail && !outroCpf && !depois.senha) return;
  await gastarLinks(tx, antes.id);
  const mudanca = { ...antes, quando: dataHoraBR(agora()), porQuem: await porQuem(tx, antes.id) };
  if (outroEmail) tx.avisos.push(mensagemDeOutroEmail(mudanca));
  if (outroCpf) tx.avisos.push(mensagemDeOutroCpf(mudanca));
  if (depois.senha) tx.avisos.push(mensagemDeOutraSenha(mudanca));
}

/** Tells a holder of USUARIOS by e-mail that it was taken, or that the access was closed, by somebody else or by the end of a term. */
export async function avisarDaGestao(tx: Transacao, antes: Usuario, depois: Usuario): Promise<void> {
  const gere = ({ permissoes, situacao }: Usuario) => permissoes.includes(GESTAO) && situacao !== 'DESATIVADO';
  if (tx.autor === antes.id || !gere(antes) || gere(depois)) return;
  const oQue = depois.situacao === 'DESATIVADO' ? 'foi desativado' : 'perdeu a permissão Usuários';
  tx.avisos.push({
    para: antes.email,
    assunto: `Merenda Escolar: o seu usuário ${oQue}`,
    texto: `${nomeProprio(antes.pessoa.nome)},

O usuário ${antes.usuario} da Merenda Escolar ${oQue} em ${dataHoraBR(agora())}, ${tx.autor === null ? 'porque o prazo do pedido terminou sem a sua oposição' : await porQuem(tx, antes.id)}.

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

function mensagemDeOutroCpf({ email, pessoa, usuario, quando, porQuem: autor }: Mudanca): Mensagem {
  return {
    para: email,
    assunto: 'Merenda Escolar: outro CPF no seu usuário',
    texto: `${nomeProprio(pessoa.nome)},

O CPF do usuário ${usuario} da Merenda Escolar foi trocado em ${quando}, ${autor}.
Onde se entra com gov.br, quem tem o novo CPF entra com este usuário, e não mais quem tem o anterior.

Se você sabe desta troca, não é preciso fazer nada. Se não sabe, avise hoje a secretaria de educação.
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
