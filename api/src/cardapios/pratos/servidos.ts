import type { PratoServido } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { refeicoes } from '../../banco/esquema/cardapios/refeicoes.js';

/** The last day on which a unit executed a meal of each dish. */
export async function ultimosServidos(banco: Banco, unidade: number): Promise<PratoServido[]> {
  const { unidadeEducacionalId, pratoId, dia, executado, excluidoEm } = refeicoes;
  const linhas = await banco
    .select({ prato: pratoId, dia: sql<string>`max(${dia})::text` })
    .from(refeicoes)
    .where(and(eq(unidadeEducacionalId, unidade), eq(executado, true), isNull(excluidoEm)))
    .groupBy(pratoId)
    .orderBy(pratoId);
  return linhas.map((linha) => ({ ...linha, dia: formatarData(linha.dia) }));
}
