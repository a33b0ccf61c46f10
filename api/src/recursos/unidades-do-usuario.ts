import type { UsuarioDaSessao } from '@merenda/shared/contratos';
import { inArray, type Column, type SQL } from 'drizzle-orm';

/** Educational units whose stocks the user has. */
export const unidadesDoUsuario = (usuario: UsuarioDaSessao): number[] => usuario.estoques.map(({ unidadeEducacional }) => unidadeEducacional.id);

/** Keeps the rows of the user's units: a row of another unit is not there for him. */
export const dasUnidadesDe = (usuario: UsuarioDaSessao, unidade: Column): SQL => inArray(unidade, unidadesDoUsuario(usuario));
