import type { UsuarioDaSessao } from '@merenda/shared/contratos';
import { sql, type SQL } from 'drizzle-orm';

/** Condition on the column that holds an educational unit's id: one of the user's. A row that fails it is not there for this user (404). */
export function deUnidadeDoUsuario(coluna: SQL, { estoques }: UsuarioDaSessao): SQL {
  const unidades = estoques.map(({ unidadeEducacional }) => unidadeEducacional.id);
  return unidades.length === 0 ? sql`false` : sql`${coluna} in ${unidades}`;
}
