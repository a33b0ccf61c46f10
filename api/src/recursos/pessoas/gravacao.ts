import type { DadosCadastraisAlterados, DadosCadastraisEdicao } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { pessoas, usuarios } from '../../banco/esquema/acesso.js';
import { emTransacao } from '../../banco/transacao.js';
import { auditar } from '../auditoria/auditar.js';
import { esquecerAparelhos } from '../tokens/aparelhos.js';
import { hashDaSenhaNova } from '../tokens/senha-nova.js';
import { origemDaSessao } from '../sessoes/consultas.js';
import { exigirSenhaRecente } from '../tokens/senha-recente.js';
import { abrirSessao, revogarSessoes } from '../tokens/sessoes.js';
import { avisarDoAcesso } from '../usuarios/avisos-de-acesso.js';
import { comUsuarioUnico } from '../usuarios/unicos.js';
import { exigirVersao, type Recebida } from '../versao.js';
import { comCpfUnico } from './colunas.js';
import { exigirPropria, lerDadosCadastrais } from './consultas.js';

/**
 * Changes them. A new password ends every session of the user, forgets its devices, and opens a new session. 403 for another person's, 409 when
 * they changed since they were read, or when another person has the e-mail or CPF.
 */
export async function alterarDadosCadastrais(
  contexto: Contexto,
  pessoaId: number,
  edicao: Recebida<DadosCadastraisEdicao>,
): Promise<DadosCadastraisAlterados> {
  exigirPropria(contexto.usuario, pessoaId);
  const { id } = contexto.usuario;
  if (edicao.senha) exigirSenhaRecente(contexto);
  const senhaHash = edicao.senha
    ? await hashDaSenhaNova(contexto.banco, edicao.senha, {
        usuario: contexto.usuario.usuario,
        nome: edicao.pessoa.nome,
      })
    : undefined;
  return emTransacao(contexto, async (tx) => {
    await tx.select({ id: usuarios.id }).from(usuarios).where(eq(usuarios.id, id)).for('update');
    const antes = await lerDadosCadastrais(tx, id);
    exigirVersao(antes, edicao.versao, 'Seus dados foram alterados');
    if (edicao.email !== antes.email) exigirSenhaRecente(contexto);
    const { nome, cpf, telefone, celular } = edicao.pessoa;
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
    await avisarDoAcesso(tx, { id, ...antes }, { email: depois.email, senha: senhaHash !== undefined });
    await auditar(tx, { entidade: 'usuarios', id, acao: senhaHash ? 'ALTERAR_COM_SENHA' : 'ALTERAR', antes, depois });
    if (!senhaHash) return { ...depois, token: null };
    const origem = await origemDaSessao(tx, id, contexto.sessao);
    await revogarSessoes(tx, id, 'SENHA');
    await esquecerAparelhos(tx, id);
    return { ...depois, token: await abrirSessao(tx, id, origem) };
  });
}
