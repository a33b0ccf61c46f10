import type { Usuario, UsuarioDePlanilha, UsuarioEdicao, UsuarioNovo } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { pessoas, usuarios } from '../../banco/esquema/acesso/acesso.js';
import { primeira } from '../../banco/restricoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { exigirVersao, type Recebida } from '../../mecanismos/versao.js';
import { reterGestao } from '../aprovacoes/pedir.js';
import { colunasDaPessoa, comCpfUnico, exigirListasDaPessoa } from '../pessoas/colunas.js';
import { esquecerAparelhos } from '../tokens/aparelhos.js';
import { hashDaSenhaNova } from '../tokens/senha-nova.js';
import { exigirSenhaRecente, senhaMuda } from '../tokens/senha-recente.js';
import { revogarSessoes } from '../tokens/sessoes.js';
import type { Tentativas } from '../tokens/tentativas.js';
import { daEstoquesASi, exigirDeOutro, gravarAcessos, type Acessos } from './acessos.js';
import { exigirIdentificado } from './anonimizacao.js';
import { avisarDaGestao, concluirCredenciais } from './avisos-de-acesso.js';
import { buscarUsuario, travarUsuario } from './consultas.js';
import { exigirCredenciaisDaPessoa } from './credenciais.js';
import { exigirOutroGestor, GESTAO, mudaGestao, TEM_GESTAO, travarGestores, unicoGestor } from './gestores.js';
import { auditarUsuario } from './trilha.js';
import { comUsuarioUnico, exigirLivresDosInativos } from './unicos.js';

/**
 * Registers a user with its person, permissions and stocks; without a password it waits for an invitation. USUARIOS may
 * wait for an approval (`reterGestao`), and asks for a recent password. 409 when another user has the username, e-mail or
 * CPF.
 */
export async function criarUsuario(contexto: Contexto, novo: UsuarioNovo): Promise<Usuario> {
  const senhaHash = novo.senha ? await hashDaSenhaDe(contexto, novo, novo.senha) : '';
  return emTransacao(contexto, async (tx) => {
    await exigirListasDaPessoa(tx, novo.pessoa);
    return inserirUsuario(tx, novo, { senhaHash, gestores: await travarGestores(tx) });
  });
}

/**
 * Changes a user; other permissions, stocks or password end its sessions, except for the user's own stocks. USUARIOS may
 * wait for an approval (`reterGestao`). 404, 409 when it changed since it was read, when another user has the username,
 * e-mail or CPF, or when no user would be left to manage users; 422 when the actor adds a permission to their own account, or sets
 * by what another holder of USUARIOS gets in. 403 of the kind `CONFIRME_A_SENHA` when e-mail, CPF, password or USUARIOS are
 * other ones than stored, and the password is not recent.
 */
export async function alterarUsuario(
  contexto: Contexto,
  tentativas: Tentativas,
  id: number,
  edicao: Recebida<UsuarioEdicao>,
): Promise<Usuario> {
  const senha = edicao.senha && (await outraSenha(contexto, tentativas, id, edicao.senha)) ? edicao.senha : undefined;
  if (senha) exigirSenhaRecente(contexto);
  const senhaHash = senha && (await hashDaSenhaDe(contexto, edicao, senha));
  return emTransacao(contexto, async (tx) => {
    const antes = await travarUsuario(tx, id);
    exigirVersao(antes, edicao.versao, 'O usuário foi alterado');
    exigirIdentificado(antes);
    if (edicao.permissoes) exigirDeOutro(contexto, antes, edicao.permissoes);
    await exigirListasDaPessoa(tx, edicao.pessoa, antes.pessoa);
    return atualizarUsuario(tx, antes, edicao, { senhaHash, gestores: await travarGestores(tx) });
  });
}

/**
 * Whether the password of an edit is another one than the stored (`senhaMuda`). The one of another holder of USUARIOS is
 * not compared: no answer depends on it.
 */
async function outraSenha(contexto: Contexto, tentativas: Tentativas, id: number, senha: string): Promise<boolean> {
  const [guardado] = await contexto.banco
    .select({ senhaHash: usuarios.senhaHash, gestor: TEM_GESTAO })
    .from(usuarios)
    .where(eq(usuarios.id, id));
  if (!guardado || (guardado.gestor && id !== contexto.usuario.id)) return true;
  return senhaMuda(tentativas, contexto, { senha, guardada: guardado.senhaHash });
}

const hashDaSenhaDe = ({ banco }: Contexto, { usuario, pessoa }: UsuarioDePlanilha, senha: string): Promise<string> =>
  hashDaSenhaNova(banco, senha, { usuario, nome: pessoa.nome });

/** The active holders of USUARIOS before the write, locked (`travarGestores`), and the hash of a new password. */
interface Gravacao {
  gestores: readonly number[];
  senhaHash?: string | undefined;
}

/**
 * Whether a write of a user asks for a recent password: it gives or takes USUARIOS, changes what the user gets in with, or
 * gives stocks to the author.
 */
export function pedeSenha(autor: number | null, depois: UsuarioDePlanilha, antes?: Usuario): boolean {
  if (!antes) return depois.permissoes?.includes(GESTAO) ?? false;
  const outraCredencial = antes.email !== depois.email || antes.pessoa.cpf !== depois.pessoa.cpf;
  return outraCredencial || mudaGestao(antes, depois) || daEstoquesASi({ autor }, antes, depois);
}

/**
 * Writes a new user with its audit line; the caller has checked the lists of the person. Without `senhaHash` it waits for
 * an invitation. Throws like `criarUsuario`.
 */
export async function inserirUsuario(
  tx: Transacao,
  novo: UsuarioDePlanilha,
  { gestores, senhaHash = '' }: Gravacao,
): Promise<Usuario> {
  if (pedeSenha(tx.autor, novo)) exigirSenhaRecente(tx);
  await exigirLivresDosInativos(tx, novo);
  const pessoa = primeira(
    await comCpfUnico(tx.insert(pessoas).values(colunasDaPessoa(novo.pessoa)).returning({ id: pessoas.id })),
  );
  const { usuario, email } = novo;
  const { id } = primeira(
    await comUsuarioUnico(
      tx.insert(usuarios).values({ usuario, email, senhaHash, pessoaId: pessoa.id }).returning({ id: usuarios.id }),
    ),
  );
  const semNada = { id, permissoes: [], situacao: 'ATIVO' as const };
  const permissoes = await reterGestao(tx, gestores, semNada, novo.permissoes ?? []);
  await gravarAcessos(tx, id, { ...novo, permissoes });
  const criado = await buscarUsuario(tx, id);
  await auditarUsuario(tx, 'CRIAR', { depois: criado });
  return criado;
}

/**
 * Writes a change of a user, which the transaction has locked, with its audit line. Without `senhaHash` the password
 * stays; the author's own sessions go on with other stocks. Throws like `alterarUsuario`.
 */
export async function atualizarUsuario(
  tx: Transacao,
  antes: Usuario,
  edicao: UsuarioDePlanilha,
  { gestores, senhaHash }: Gravacao,
): Promise<Usuario> {
  const { id } = antes;
  exigirCredenciaisDaPessoa(tx, antes, edicao, senhaHash);
  if (pedeSenha(tx.autor, edicao, antes)) exigirSenhaRecente(tx);
  await exigirLivresDosInativos(tx, edicao, id);
  const permissoes = edicao.permissoes && (await reterGestao(tx, gestores, antes, edicao.permissoes));
  if (permissoes && !permissoes.includes('USUARIOS')) exigirOutroGestor(gestores, [id], unicoGestor('perdê-la'));
  await comCpfUnico(tx.update(pessoas).set(colunasDaPessoa(edicao.pessoa)).where(eq(pessoas.id, antes.pessoa.id)));
  const { usuario, email } = edicao;
  await comUsuarioUnico(
    tx
      .update(usuarios)
      .set({ usuario, email, senhaHash, versao: antes.versao + 1 })
      .where(eq(usuarios.id, id)),
  );
  await gravarAcessos(tx, id, { ...edicao, permissoes });
  return concluirAlteracao(tx, antes, senhaHash);
}

/** Writes other permissions or stocks of a user, which the transaction has locked, and ends the change. */
export async function trocarAcessos(tx: Transacao, antes: Usuario, acessos: Acessos): Promise<Usuario> {
  await tx
    .update(usuarios)
    .set({ versao: antes.versao + 1 })
    .where(eq(usuarios.id, antes.id));
  await gravarAcessos(tx, antes.id, acessos);
  return concluirAlteracao(tx, antes);
}

/**
 * Ends a change of a user, whose rows are written: reads it, ends its sessions if the access is another one, except for
 * other own stocks of the author, forgets its devices if the password is, tells the user of another e-mail or password,
 * or that USUARIOS is gone, and writes the audit line.
 */
async function concluirAlteracao(tx: Transacao, antes: Usuario, senhaHash?: string): Promise<Usuario> {
  const { id } = antes;
  const depois = await buscarUsuario(tx, id);
  if (senhaHash || outrasPermissoes(antes, depois) || (tx.autor !== id && outrosEstoques(antes, depois)))
    await revogarSessoes(tx, id, senhaHash ? 'SENHA' : 'ACESSO');
  if (senhaHash) await esquecerAparelhos(tx, id);
  await concluirCredenciais(tx, antes, {
    email: depois.email,
    cpf: depois.pessoa.cpf,
    senha: senhaHash !== undefined,
  });
  await avisarDaGestao(tx, antes, depois);
  await auditarUsuario(tx, senhaHash ? 'ALTERAR_COM_SENHA' : 'ALTERAR', { antes, depois });
  return depois;
}

const outrasPermissoes = (antes: Pick<Usuario, 'permissoes'>, depois: Pick<Usuario, 'permissoes'>): boolean =>
  emOrdem(antes.permissoes) !== emOrdem(depois.permissoes);

const outrosEstoques = (antes: ComEstoques, depois: ComEstoques): boolean =>
  emOrdem(antes.estoques.map(({ id }) => id)) !== emOrdem(depois.estoques.map(({ id }) => id));

interface ComEstoques {
  estoques: readonly { id: number }[];
}

const emOrdem = (valores: readonly (string | number)[]): string => [...new Set(valores)].map(String).sort().join();
