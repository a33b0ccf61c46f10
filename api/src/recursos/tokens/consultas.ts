import type { UsuarioDaSessao } from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { usuarios } from '../../banco/esquema/acesso.js';
import type { Transacao } from '../../banco/transacao.js';

const consultas = new WeakMap<Banco, ReturnType<typeof prepararConsulta>>();

/**
 * Every request begins with it: it is built once per database, and a server plans it once per connection, because
 * planning takes as long as running it.
 */
export function consultaDaSessao(banco: Banco): ReturnType<typeof prepararConsulta> {
  const consulta = consultas.get(banco) ?? prepararConsulta(banco);
  consultas.set(banco, consulta);
  return consulta;
}

function prepararConsulta(banco: Banco) {
  return banco
    .select({
      usuario: CAMPOS_DA_SESSAO,
      restanteMs: sql<number>`(extract(epoch from t.expira_em - ${sql.placeholder('agora')}::timestamptz) * 1000)::float8`,
    })
    .from(sql`tokens t join usuarios u on u.id = t.usuario_id join pessoas p on p.id = u.pessoa_id`)
    .where(sql`t.hash = ${sql.placeholder('hash')}`)
    .prepare('sessao');
}

/** The data of a user for a login, found by username, ignoring case. */
export async function credenciais(
  banco: Banco,
  usuario: string,
): Promise<{ id: number; senhaHash: string } | undefined> {
  const [linha] = await banco
    .select({ id: usuarios.id, senhaHash: usuarios.senhaHash })
    .from(usuarios)
    .where(sql`lower(${usuarios.usuario}) = lower(${usuario})`);
  return linha;
}

/** The user as login answers it. */
export async function usuarioDaSessao(tx: Transacao, id: number): Promise<UsuarioDaSessao | undefined> {
  const { rows } = await tx.execute<{ usuario: UsuarioDaSessao }>(
    sql`select ${CAMPOS_DA_SESSAO} as usuario from usuarios u join pessoas p on p.id = u.pessoa_id where u.id = ${id}`,
  );
  return rows[0]?.usuario;
}

const CAMPOS_DA_SESSAO = sql<UsuarioDaSessao>`json_build_object(
  'id', u.id,
  'usuario', u.usuario,
  'pessoa', json_build_object('id', p.id, 'nome', p.nome, 'pessoaTipo', p.pessoa_tipo),
  'permissoes', (select coalesce(json_agg(up.permissao order by up.permissao), '[]') from usuario_permissoes up where up.usuario_id = u.id),
  'estoques', (select coalesce(json_agg(json_build_object('id', e.id, 'unidadeEducacional', json_build_object('id', ue.id, 'nome', ue.nome)) order by ue.nome), '[]')
    from usuario_estoques x join estoques e on e.id = x.estoque_id join unidades_educacionais ue on ue.id = e.unidade_educacional_id
    where x.usuario_id = u.id))`;
