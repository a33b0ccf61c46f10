import type { DadosCadastraisAlterados, DadosCadastraisEdicao } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { pessoas, usuarios } from '../../banco/esquema/acesso/acesso.js';
import { emTransacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { exigirVersao, type Recebida } from '../../mecanismos/versao.js';
import { origemDaSessao } from '../sessoes/consultas.js';
import { esquecerAparelhos } from '../tokens/aparelhos.js';
import { hashDaSenhaNova } from '../tokens/senha-nova.js';
import { exigirSenhaRecente, senhaMuda } from '../tokens/senha-recente.js';
import { abrirSessao, revogarSessoes } from '../tokens/sessoes.js';
import type { Tentativas } from '../tokens/tentativas.js';
import { concluirCredenciais } from '../usuarios/avisos-de-acesso.js';
import { comUsuarioUnico } from '../usuarios/unicos.js';
import { comCpfUnico } from './colunas.js';
import { exigirPropria, lerDadosCadastrais } from './consultas.js';

/**
 * Changes them. A new password ends every session of the user, forgets its devices, and opens a new session. 403 for another person's,
 * and of the kind `CONFIRME_A_SENHA` for another e-mail, CPF or password while the password is not recent; 409 when they
 * changed since they were read, or when another person has the e-mail or CPF.
 */
export async function alterarDadosCadastrais(
  contexto: Contexto,
  tentativas: Tentativas,
  pessoaId: number,
  edicao: Recebida<DadosCadastraisEdicao>,
): Promise<DadosCadastraisAlterados> {
  exigirPropria(contexto.usuario, pessoaId);
  const { id } = contexto.usuario;
  const senha = edicao.senha && (await outraSenha(contexto, tentativas, edicao.senha)) ? edicao.senha : undefined;
  if (senha) exigirSenhaRecente(contexto);
  const senhaHash = senha
    ? await hashDaSenhaNova(contexto.banco, senha, {
        usuario: contexto.usuario.usuario,
        nome: edicao.pessoa.nome,
      })
    : undefined;
  return emTransacao(contexto, async (tx) => {
    await tx.select({ id: usuarios.id }).from(usuarios).where(eq(usuarios.id, id)).for('update');
    const antes = await lerDadosCadastrais(tx, id);
    exigirVersao(antes, edicao.versao, 'Seus dados foram alterados');
    const { nome, cpf, telefone, celular } = edicao.pessoa;
    if (edicao.email !== antes.email || cpf !== antes.pessoa.cpf) exigirSenhaRecente(tx);
    await comCpfUnico(
      tx
        .update(pessoas)
        .set({ nome, cpf, telefone: telefone || null, celular: celular || null })
        .where(eq(pessoas.id, pessoaId)),
    );
    await comUsuarioUnico(
      tx
        .update(usuarios)
        .set({ email: edicao.email, senhaHash, versao: antes.versao + 1 })
        .where(eq(usuarios.id, id)),
    );
    const depois = await lerDadosCadastrais(tx, id);
    await concluirCredenciais(
      tx,
      { id, ...antes },
      { email: depois.email, cpf: depois.pessoa.cpf, senha: senhaHash !== undefined },
    );
    await auditar(tx, { entidade: 'usuarios', id, acao: senhaHash ? 'ALTERAR_COM_SENHA' : 'ALTERAR', antes, depois });
    if (!senhaHash) return { ...depois, token: null };
    const origem = await origemDaSessao(tx, id, contexto.sessao);
    await revogarSessoes(tx, id, 'SENHA');
    await esquecerAparelhos(tx, id);
    return { ...depois, token: await abrirSessao(tx, id, origem) };
  });
}

/** Whether the password of an edit differs from the user's stored one. */
async function outraSenha(contexto: Contexto, tentativas: Tentativas, senha: string): Promise<boolean> {
  const [guardado] = await contexto.banco
    .select({ senhaHash: usuarios.senhaHash })
    .from(usuarios)
    .where(eq(usuarios.id, contexto.usuario.id));
  return senhaMuda(tentativas, contexto, { senha, guardada: guardado?.senhaHash });
}
