import type { Alcance, UsuarioDaSessao, MotivoDoFim } from '@merenda/shared/contratos';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { UsuarioAutenticado } from '../../banco/contexto.js';
import { tokens, usuarios } from '../../banco/esquema/acesso/acesso.js';
import { TODAS_AS_MARCAS } from '../../banco/marcas.js';
import { preparada } from '../../banco/preparada.js';
import type { Transacao } from '../../banco/transacao.js';
import { hashDoToken } from '../../mecanismos/token.js';
import { agora } from '../../nucleo/relogio.js';
import { listarEstoquesDoUsuario } from '../unidades-do-usuario/estoques.js';

/**
 * The session of a token's hash, how long it lasts from `agora` and how long before it the password was confirmed, in ms,
 * what its extension needs, and whether the stock or the educational unit
 * that a request names is the user's: false for null.
 */
const SESSAO = () => ({
  usuario: CAMPOS_DA_SESSAO,
  alcance: sql<Alcance>`t.alcance`,
  restanteMs: sql<number>`(extract(epoch from t.expira_em - ${sql.placeholder('agora')}::timestamptz) * 1000)::float8`,
  usadaHaMs: sql<number>`(extract(epoch from ${sql.placeholder('agora')}::timestamptz - t.usado_em) * 1000)::float8`,
  terminaEmMs: sql<number>`(extract(epoch from t.termina_em) * 1000)::float8`,
  semUsoS: sql<number>`t.sem_uso_s`,
  senhaHaMs: sql<
    number | null
  >`(extract(epoch from ${sql.placeholder('agora')}::timestamptz - t.senha_em) * 1000)::float8`,
  naUnidade: sql<boolean>`exists (select from usuario_estoques x where x.usuario_id = u.id and x.estoque_id = ${sql.placeholder('estoque')}::int)
    or exists (select from estoques e join usuario_estoques x on x.estoque_id = e.id and x.usuario_id = u.id
      where e.unidade_educacional_id = ${sql.placeholder('unidade')}::int)`,
});

const DO_TOKEN = sql`tokens t join usuarios u on u.id = t.usuario_id join pessoas p on p.id = u.pessoa_id`;
const ABERTA = sql`t.hash = ${sql.placeholder('hash')} and t.fim is null and u.ativo`;

export const consultaDaSessao = preparada((banco) =>
  banco.select(SESSAO()).from(DO_TOKEN).where(ABERTA).prepare('sessao'),
);

/** The same with the marks of all tables, for a read whose answer gets an entity tag: both are of one instant. */
export const consultaDaSessaoComMarcas = preparada((banco) =>
  banco
    .select({ ...SESSAO(), marcas: TODAS_AS_MARCAS })
    .from(DO_TOKEN)
    .where(ABERTA)
    .prepare('sessao_com_marcas'),
);

/** The open sessions of a user. */
export const abertas = (usuarioId: number) =>
  and(eq(tokens.usuarioId, usuarioId), isNull(tokens.fim), gt(tokens.expiraEm, agora()));

/** The data of an active user for a login, found by username, ignoring case. */
export async function credenciais(
  banco: Banco,
  usuario: string,
): Promise<{ id: number; senhaHash: string } | undefined> {
  const [linha] = await banco
    .select({ id: usuarios.id, senhaHash: usuarios.senhaHash })
    .from(usuarios)
    .where(and(usuarios.ativo, sql`lower(${usuarios.usuario}) = lower(${usuario})`));
  return linha;
}

/** The user as login answers it. */
export async function usuarioDaSessao(tx: Transacao, id: number): Promise<UsuarioDaSessao | undefined> {
  const { rows } = await tx.execute<{ usuario: UsuarioAutenticado }>(
    sql`select ${CAMPOS_DA_SESSAO} as usuario from usuarios u join pessoas p on p.id = u.pessoa_id where u.id = ${id}`,
  );
  return rows[0] && { ...rows[0].usuario, estoques: await listarEstoquesDoUsuario(tx, { id }) };
}

const CAMPOS_DA_SESSAO = sql<UsuarioAutenticado>`json_build_object(
  'id', u.id,
  'usuario', u.usuario,
  'pessoa', json_build_object('id', p.id, 'nome', p.nome, 'pessoaTipo', p.pessoa_tipo),
  'permissoes', (select coalesce(json_agg(up.permissao order by up.permissao), '[]') from usuario_permissoes up where up.usuario_id = u.id))`;

/** Why the session of a token ended; null for an open one, and for one that the server does not know any more. */
export async function motivoDoFim(banco: Banco, token: string): Promise<MotivoDoFim | null> {
  const [sessao] = await banco
    .select({ fim: tokens.fim, expiraEm: tokens.expiraEm, terminaEm: tokens.terminaEm })
    .from(tokens)
    .where(eq(tokens.hash, hashDoToken(token)));
  if (!sessao || (sessao.fim === null && sessao.expiraEm > agora())) return null;
  return sessao.fim ?? (sessao.expiraEm < sessao.terminaEm ? 'SEM_USO' : 'PRAZO');
}
