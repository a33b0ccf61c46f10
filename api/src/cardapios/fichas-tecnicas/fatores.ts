import type { FatorCorrecaoCoccao } from '@merenda/shared/contratos';
import { asc } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { fatoresCorrecaoCoccao } from '../../banco/esquema/cardapios/cardapios.js';

/** The suggestions of the literature, in the order of the table. */
export async function listarFatores(banco: Banco): Promise<FatorCorrecaoCoccao[]> {
  const linhas = await banco.select().from(fatoresCorrecaoCoccao).orderBy(asc(fatoresCorrecaoCoccao.id));
  return linhas.map(({ fcMinimo, fcMaximo, fcUsar, icMinimo, icMaximo, ...linha }) => ({
    ...linha,
    fcMinimo: numero(fcMinimo),
    fcMaximo: numero(fcMaximo),
    fcUsar: numero(fcUsar),
    icMinimo: numero(icMinimo),
    icMaximo: numero(icMaximo),
  }));
}

const numero = (valor: string | null): number | null => (valor === null ? null : Number(valor));
