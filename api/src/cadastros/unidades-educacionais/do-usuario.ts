import { type SQL, sql } from 'drizzle-orm';
import { dasUnidadesDe } from '../../acesso/index.js';
import type { Contexto } from '../../banco/contexto.js';

export interface Unidade {
  id: number;
  nome: string;
  codigoInep: string | null;
  /** Its stock. */
  estoque: number;
}

/** Condition on a column with a unit's id: an active unit of the user, one of `pedidas` if given. */
export const unidadesAtivas =
  ({ usuario }: Contexto, pedidas?: readonly number[]) =>
  (coluna: SQL): SQL =>
    sql`(${dasUnidadesDe(usuario, coluna)} and ${coluna} in (select ativas.id from unidades_educacionais ativas where ativas.ativa)
      ${pedidas ? sql`and ${coluna} = any(${sql.param([...pedidas])}::int[])` : sql``})`;

/** The units for which the condition holds, by id. */
export async function lerUnidades(
  { banco }: Pick<Contexto, 'banco'>,
  unidades: (coluna: SQL) => SQL,
): Promise<Map<number, Unidade>> {
  const { rows } = await banco.execute<Unidade & Record<string, unknown>>(
    sql`select u.id, u.nome, u.codigo_inep as "codigoInep", e.id as estoque
      from unidades_educacionais u join estoques e on e.unidade_educacional_id = u.id where ${unidades(sql`u.id`)}`,
  );
  return new Map(rows.map((unidade) => [unidade.id, unidade]));
}
