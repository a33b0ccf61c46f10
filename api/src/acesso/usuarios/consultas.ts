import type { Aprovacao, GestaoDeUsuarios, Usuario } from '@merenda/shared/contratos';
import { agrupar } from '@merenda/shared/regras';
import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { pessoas, usuarioPermissoes, usuarios } from '../../banco/esquema/acesso/acesso.js';
import { unidadesEducacionais } from '../../banco/esquema/cadastros/unidades.js';
import { usuarioEstoques, estoques } from '../../banco/esquema/estoque/estoques.js';
import type { Transacao } from '../../banco/transacao.js';
import { ordem } from '../../nucleo/ordem.js';
import { naoEncontrado } from '../../nucleo/recusas.js';
import { lerAbertas } from '../aprovacoes/consultas.js';
import { GESTOR } from './gestores.js';

/** Every user, by the person's name. */
export function listarUsuarios(banco: Banco | Transacao): Promise<Usuario[]> {
  return buscar(banco);
}

/** These users, in no order. */
export const buscarUsuarios = (banco: Banco, ids: readonly number[]): Promise<Usuario[]> =>
  buscar(banco, inArray(usuarios.id, [...ids]));

/** Who manages the users, and what waits for their approval. */
export async function lerGestao(banco: Banco): Promise<GestaoDeUsuarios> {
  const gestores = await banco.select({ id: usuarios.id }).from(usuarios).where(GESTOR).orderBy(usuarios.id);
  return { gestores: gestores.map(({ id }) => id), esperamAprovacao: await lerAbertas(banco) };
}

/** Locks a user until the end of the transaction and reads it. 404 when there is none. */
export async function travarUsuario(tx: Transacao, id: number): Promise<Usuario> {
  await tx.select({ id: usuarios.id }).from(usuarios).where(eq(usuarios.id, id)).for('update');
  return buscarUsuario(tx, id);
}

/**
 * Locks users until the end of the transaction, in the order of their ids, and reads them. 404 when one of them does
 * not exist.
 */
export async function travarUsuarios(tx: Transacao, ids: readonly number[]): Promise<Usuario[]> {
  const deles = inArray(usuarios.id, [...ids]);
  await tx.select({ id: usuarios.id }).from(usuarios).where(deles).orderBy(usuarios.id).for('update');
  const lidos = await buscar(tx, deles);
  if (lidos.length < ids.length) throw naoEncontrado('Um dos usuários não existe mais. Atualize a página.');
  return lidos;
}

/** One user. 404 when there is none. */
export async function buscarUsuario(tx: Transacao, id: number): Promise<Usuario> {
  const [usuario] = await buscar(tx, eq(usuarios.id, id));
  if (!usuario) throw naoEncontrado('Usuário não encontrado.');
  return usuario;
}

/** An anonymised person has no CPF. */
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
      situacao: SITUACAO,
      anonimizacao: usuarios.anonimizacao,
    })
    .from(usuarios)
    .innerJoin(pessoas, eq(pessoas.id, usuarios.pessoaId))
    .where(filtro);
  const abertas = agrupar(await lerAbertas(banco, filtro && linhas.map(({ id }) => id)), ({ usuario }) => usuario.id);
  return linhas
    .map(({ anonimizacao, pessoa, ...linha }) => ({
      ...linha,
      pessoa: anonimizacao ? { ...pessoa, cpf: '' } : pessoa,
      aguardaAprovacao: (abertas.get(linha.id) ?? []).map(semUsuario),
    }))
    .sort((a, b) => ordem.compare(a.pessoa.nome, b.pessoa.nome) || a.id - b.id);
}

const semUsuario = ({ id, ato, pedidaPor, pedidaEm, valeAte, efeitoEm }: Aprovacao): Aprovacao => ({
  id,
  ato,
  pedidaPor,
  pedidaEm,
  valeAte,
  efeitoEm,
});

/** Of a row of `usuarios`. */
export const SITUACAO = sql<Usuario['situacao']>`case when not ${usuarios.ativo} then 'DESATIVADO'
  when ${usuarios.senhaHash} = '' then 'CONVIDADO' else 'ATIVO' end`;

const PERMISSOES_DO_USUARIO = sql<Usuario['permissoes']>`coalesce((
  select json_agg(up.permissao order by up.permissao) from ${usuarioPermissoes} up where up.usuario_id = ${usuarios}.id), '[]')`;

/** A deactivated unit is not among them, but the link to its stock stays for when it is active again. */
const ESTOQUES_DO_USUARIO = sql<Usuario['estoques']>`coalesce((
  select json_agg(json_build_object('id', e.id, 'unidadeEducacional', json_build_object('id', u.id, 'nome', u.nome)) order by u.nome)
  from ${usuarioEstoques} ue
  join ${estoques} e on e.id = ue.estoque_id
  join ${unidadesEducacionais} u on u.id = e.unidade_educacional_id and u.ativa
  where ue.usuario_id = ${usuarios}.id), '[]')`;
