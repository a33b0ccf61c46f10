import type { ColunaDePlanilha, EntidadeImportavel } from '@merenda/shared/contratos';
import { reconhecerColunas, tituloComparavel, type CampoDePlanilha } from '@merenda/shared/regras';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { colunasImportadas } from '../../banco/esquema/importacoes.js';
import type { Transacao } from '../../banco/transacao.js';

/** What users chose the last time, by comparable title. */
export async function colunasLembradas(
  banco: Banco,
  entidade: EntidadeImportavel,
): Promise<Map<string, string | null>> {
  const lembradas = await banco
    .select({ titulo: colunasImportadas.titulo, campo: colunasImportadas.campo })
    .from(colunasImportadas)
    .where(eq(colunasImportadas.entidade, entidade));
  return new Map(lembradas.map(({ titulo, campo }) => [titulo, campo]));
}

/** Remembers the fields that differ from what the titles say, and forgets those that no longer do. */
export async function lembrarColunas(
  tx: Transacao,
  entidade: EntidadeImportavel,
  campos: readonly CampoDePlanilha[],
  colunas: readonly ColunaDePlanilha[],
): Promise<void> {
  const sozinhas = reconhecerColunas(
    colunas.map(({ titulo }) => titulo),
    campos,
  );
  const escolhidas = new Map<string, { campo: string | null; corrigida: boolean }>();
  for (const [i, { titulo, campo }] of colunas.entries()) {
    const nome = tituloComparavel(titulo);
    if (nome !== '' && !escolhidas.has(nome)) escolhidas.set(nome, { campo, corrigida: campo !== sozinhas[i] });
  }
  const linhas = [...escolhidas].map(([titulo, escolha]) => ({ entidade, titulo, ...escolha }));
  const iguais = linhas.filter(({ corrigida }) => !corrigida).map(({ titulo }) => titulo);
  if (iguais.length > 0)
    await tx
      .delete(colunasImportadas)
      .where(and(eq(colunasImportadas.entidade, entidade), inArray(colunasImportadas.titulo, iguais)));
  const corrigidas = linhas.filter(({ corrigida }) => corrigida);
  if (corrigidas.length > 0)
    await tx
      .insert(colunasImportadas)
      .values(corrigidas.map(({ titulo, campo }) => ({ entidade, titulo, campo })))
      .onConflictDoUpdate({
        target: [colunasImportadas.entidade, colunasImportadas.titulo],
        set: { campo: sql`excluded.campo` },
      });
}
