import type { UsuarioDaSessao } from '@merenda/shared/contratos';
import { inArray, type SQL, type SQLWrapper } from 'drizzle-orm';

/** Educational units whose stocks the user has. */
export const unidadesDoUsuario = (usuario: UsuarioDaSessao): number[] =>
  usuario.estoques.map(({ unidadeEducacional }) => unidadeEducacional.id);

/** Condition on the column that holds an educational unit's id: one of the user's. A row that fails it is not there for this user (404). */
export const dasUnidadesDe = (usuario: UsuarioDaSessao, unidade: SQLWrapper): SQL =>
  inArray(unidade, unidadesDoUsuario(usuario));
