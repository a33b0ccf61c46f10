import { sql, type Placeholder, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { preparada } from '../../banco/preparada.js';
import { proibido } from '../../nucleo/recusas.js';

/** Whose units. The stocks of a user are never sent to the database as a list: some users have tens of thousands. */
type Dono = Pick<Contexto['usuario'], 'id' | 'naUnidade'>;
/** The same in a prepared statement. */
type DonoPorNome = { id: Placeholder; naUnidade?: undefined };
type Quem = Pick<Contexto, 'banco'> & { usuario: Dono };

const SEUS = sql`usuario_estoques ue join estoques se on se.id = ue.estoque_id`;

/** Condition on the column that holds a stock's id: one of the user's. */
export const dosEstoquesDe = ({ id, naUnidade }: Dono, estoque: SQLWrapper): SQL =>
  naUnidade === undefined
    ? sql`${estoque} in (select ue.estoque_id from usuario_estoques ue where ue.usuario_id = ${id})`
    : sql`${estoque} in (select se.id from ${SEUS} where ue.usuario_id = ${id} and se.unidade_educacional_id = ${naUnidade})`;

/**
 * Condition on the column that holds an educational unit's id: one of the user's. A row that fails it does not exist
 * for this user (404).
 */
export const dasUnidadesDe = ({ id, naUnidade }: Dono | DonoPorNome, unidade: SQLWrapper): SQL => {
  const limite = naUnidade === undefined ? sql`` : sql` and se.unidade_educacional_id = ${naUnidade}`;
  return sql`${unidade} in (select se.unidade_educacional_id from ${SEUS} where ue.usuario_id = ${id}${limite})`;
};

/** 403: the stock is not among the user's. */
export const foraDosEstoques = (): Error => proibido('Este estoque não está entre os seus.');
/** 403: the unit is not among the user's. */
export const foraDasUnidades = (): Error => proibido('Esta unidade não está entre as suas.');

/** Throws 403 unless the stock is among the user's. */
export async function exigirEstoque({ banco, usuario }: Quem, estoqueId: number): Promise<void> {
  const achados = await estoqueSeu(banco).execute({ usuario: usuario.id, estoque: estoqueId });
  if (achados.length === 0) throw foraDosEstoques();
}

/** Throws 403 unless the stock of each educational unit is among the user's. */
export async function exigirUnidadesEducacionais(
  { banco, usuario }: Quem,
  unidadeIds: readonly number[],
): Promise<void> {
  const pedidas = [...new Set(unidadeIds)];
  const suas = await unidadesSuas(banco).execute({ usuario: usuario.id, unidades: pedidas });
  if (suas.length < pedidas.length) throw foraDasUnidades();
}

/** The context with the user's units limited to one of them, or as it is. 403 for a unit that is not the user's. */
export async function limitadoA(contexto: Contexto, unidade: number | undefined): Promise<Contexto> {
  if (unidade === undefined) return contexto;
  await exigirUnidadesEducacionais(contexto, [unidade]);
  return { ...contexto, usuario: { ...contexto.usuario, naUnidade: unidade } };
}

/** The ids of the user's educational units, in their order. */
export async function unidadesDoUsuario({ banco, usuario }: Quem): Promise<number[]> {
  const { rows } = await banco.execute<{ id: number }>(
    sql`select ue.id from unidades_educacionais ue where ${dasUnidadesDe(usuario, sql`ue.id`)} order by ue.id`,
  );
  return rows.map(({ id }) => id);
}

const estoqueSeu = preparada((banco) =>
  banco
    .select({ id: sql<number>`ue.estoque_id` })
    .from(sql`usuario_estoques ue`)
    .where(
      sql`ue.usuario_id = ${sql.placeholder('usuario')}::int and ue.estoque_id = ${sql.placeholder('estoque')}::int`,
    )
    .prepare('estoque_seu'),
);

const unidadesSuas = preparada((banco) =>
  banco
    .select({ id: sql<number>`se.unidade_educacional_id` })
    .from(SEUS)
    .where(
      sql`ue.usuario_id = ${sql.placeholder('usuario')}::int and se.unidade_educacional_id = any(${sql.placeholder('unidades')}::int[])`,
    )
    .prepare('unidades_suas'),
);
