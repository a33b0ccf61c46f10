import type { Escola } from '@merenda/shared/contratos';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { unidadesEducacionais } from '../../banco/esquema/cadastros/unidades.js';
import { porNome } from '../../nucleo/ordem.js';

/** Units of type ESCOLA that the school system knows, by name. */
export async function listarEscolas(banco: Banco): Promise<Escola[]> {
  const { idIEscolar, nome, tipoUnidade } = unidadesEducacionais;
  const linhas = await banco
    .select({ id: idIEscolar, nome })
    .from(unidadesEducacionais)
    .where(and(eq(tipoUnidade, 'ESCOLA'), isNotNull(idIEscolar)));
  return linhas.flatMap((linha) => (linha.id === null ? [] : [{ id: linha.id, nome: linha.nome }])).sort(porNome);
}
