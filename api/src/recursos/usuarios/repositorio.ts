import type { Usuario, UsuarioEdicao, UsuarioNovo } from '@merenda/shared/contratos';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { pessoas, usuarioEstoques, usuarioPermissoes, usuarios } from '../../banco/esquema/acesso.js';
import { estoques, unidadesEducacionais } from '../../banco/esquema/unidades.js';
import { primeira } from '../../banco/restricoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { ordem } from '../../nucleo/ordem.js';
import { naoEncontrado } from '../../nucleo/recusas.js';
import { auditar } from '../auditoria/auditar.js';
import { colunasDaPessoa, comCpfUnico } from '../pessoas/colunas.js';
import { revogarSessoes } from '../tokens/repositorio.js';
import { hashDaSenha } from '../tokens/senhas.js';
import { exigirVersao, type Recebida } from '../versao.js';
import { exigirOutroGestor, gravarAcessos } from './acessos.js';
import { comUsuarioUnico } from './unicos.js';

const ENTIDADE = 'usuarios';

/** Every user, by the person's name. */
export function listarUsuarios(banco: Banco): Promise<Usuario[]> {
  return buscar(banco);
}

/** Registers a user with its person, permissions and stocks. 409 when username, e-mail or CPF are another's. */
export async function criarUsuario(contexto: Contexto, novo: UsuarioNovo): Promise<Usuario> {
  const senhaHash = await hashDaSenha(novo.senha);
  return emTransacao(contexto, async (tx) => {
    const pessoa = primeira(
      await comCpfUnico(
        tx
          .insert(pessoas)
          .values(await colunasDaPessoa(tx, novo.pessoa))
          .returning({ id: pessoas.id }),
      ),
    );
    const { usuario, email } = novo;
    const { id } = primeira(
      await comUsuarioUnico(
        tx.insert(usuarios).values({ usuario, email, senhaHash, pessoaId: pessoa.id }).returning({ id: usuarios.id }),
      ),
    );
    await gravarAcessos(tx, id, novo);
    const criado = await buscarUm(tx, id);
    await auditar(tx, { entidade: ENTIDADE, id, acao: 'CRIAR', depois: criado });
    return criado;
  });
}

/**
 * Changes a user; other permissions, stocks or password end its sessions. 404, 409 when it changed since it was read, when username, e-mail or CPF
 * are another's, or when nobody would be left to manage users.
 */
export async function alterarUsuario(
  contexto: Contexto,
  id: number,
  edicao: Recebida<UsuarioEdicao>,
): Promise<Usuario> {
  const senhaHash = edicao.senha ? await hashDaSenha(edicao.senha) : undefined;
  return emTransacao(contexto, async (tx) => {
    const antes = await travar(tx, id);
    exigirVersao(antes, edicao.versao, 'O usuário foi alterado');
    if (edicao.permissoes && !edicao.permissoes.includes('USUARIOS')) await exigirOutroGestor(tx, id, 'perdê-la');
    await comCpfUnico(
      tx
        .update(pessoas)
        .set(await colunasDaPessoa(tx, edicao.pessoa))
        .where(eq(pessoas.id, antes.pessoa.id)),
    );
    const { usuario, email } = edicao;
    await comUsuarioUnico(
      tx
        .update(usuarios)
        .set({ usuario, email, senhaHash, versao: antes.versao + 1 })
        .where(eq(usuarios.id, id)),
    );
    await gravarAcessos(tx, id, edicao);
    const depois = await buscarUm(tx, id);
    if (senhaHash || acessosDe(antes) !== acessosDe(depois)) await revogarSessoes(tx, id);
    await auditar(tx, { entidade: ENTIDADE, id, acao: senhaHash ? 'ALTERAR_COM_SENHA' : 'ALTERAR', antes, depois });
    return depois;
  });
}

/** Deletes a user with its person; what it did keeps standing in the histories. 404, 409 when nobody would be left to manage users. */
export function excluirUsuario(contexto: Contexto, id: number): Promise<void> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travar(tx, id);
    await exigirOutroGestor(tx, id, 'ser excluído');
    await tx.delete(usuarios).where(eq(usuarios.id, id));
    await tx.delete(pessoas).where(eq(pessoas.id, antes.pessoa.id));
    await auditar(tx, { entidade: ENTIDADE, id, acao: 'EXCLUIR', antes });
  });
}

/** What a session carries of permissions and stocks, to compare. */
function acessosDe({ permissoes, estoques: seus }: Usuario): string {
  return JSON.stringify([permissoes, seus.map((estoque) => estoque.id).sort((a, b) => a - b)]);
}

async function travar(tx: Transacao, id: number): Promise<Usuario> {
  await tx.select({ id: usuarios.id }).from(usuarios).where(eq(usuarios.id, id)).for('update');
  return buscarUm(tx, id);
}

async function buscarUm(tx: Transacao, id: number): Promise<Usuario> {
  const [usuario] = await buscar(tx, eq(usuarios.id, id));
  if (!usuario) throw naoEncontrado('Usuário não encontrado.');
  return usuario;
}

async function buscar(banco: Banco | Transacao, filtro?: SQL): Promise<Usuario[]> {
  const linhas = await banco
    .select({
      id: usuarios.id,
      usuario: usuarios.usuario,
      email: usuarios.email,
      versao: usuarios.versao,
      pessoa: pessoas,
      permissoes: PERMISSOES_DO_USUARIO,
      estoques: ESTOQUES_DO_USUARIO,
    })
    .from(usuarios)
    .innerJoin(pessoas, eq(pessoas.id, usuarios.pessoaId))
    .where(filtro);
  return linhas.sort((a, b) => ordem.compare(a.pessoa.nome, b.pessoa.nome) || a.id - b.id);
}

const PERMISSOES_DO_USUARIO = sql<Usuario['permissoes']>`coalesce((
  select json_agg(${usuarioPermissoes.permissao} order by ${usuarioPermissoes.permissao}) from ${usuarioPermissoes}
  where ${usuarioPermissoes.usuarioId} = ${usuarios.id}), '[]')`;

const ESTOQUES_DO_USUARIO = sql<Usuario['estoques']>`coalesce((
  select json_agg(json_build_object('id', ${estoques.id}, 'unidadeEducacional', json_build_object('id', ${unidadesEducacionais.id}, 'nome', ${unidadesEducacionais.nome}))
    order by ${unidadesEducacionais.nome})
  from ${usuarioEstoques}
  join ${estoques} on ${estoques.id} = ${usuarioEstoques.estoqueId}
  join ${unidadesEducacionais} on ${unidadesEducacionais.id} = ${estoques.unidadeEducacionalId}
  where ${usuarioEstoques.usuarioId} = ${usuarios.id}), '[]')`;
