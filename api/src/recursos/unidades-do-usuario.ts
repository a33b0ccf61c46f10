import type { UsuarioDaSessao } from '@merenda/shared/contratos';
import { inArray, type SQL, type SQLWrapper } from 'drizzle-orm';
import { proibido } from '../nucleo/recusas.js';

/** Educational units whose stocks the user has. */
export const unidadesDoUsuario = (usuario: UsuarioDaSessao): number[] =>
  usuario.estoques.map(({ unidadeEducacional }) => unidadeEducacional.id);

/**
 * Condition on the column that holds an educational unit's id: one of the user's. A row that fails it does not exist
 * for this user (404).
 */
export const dasUnidadesDe = (usuario: UsuarioDaSessao, unidade: SQLWrapper): SQL =>
  inArray(unidade, unidadesDoUsuario(usuario));

/** Throws 403 unless the stock is among the user's. */
export function exigirEstoque(usuario: UsuarioDaSessao, estoqueId: number): void {
  if (!usuario.estoques.some((estoque) => estoque.id === estoqueId))
    throw proibido('Este estoque não está entre os seus.');
}

/** Throws 403 unless the stock of the educational unit is among the user's. */
export function exigirUnidadeEducacional(usuario: UsuarioDaSessao, unidadeId: number): void {
  if (!usuario.estoques.some((estoque) => estoque.unidadeEducacional.id === unidadeId))
    throw proibido('Esta unidade não está entre as suas.');
}
