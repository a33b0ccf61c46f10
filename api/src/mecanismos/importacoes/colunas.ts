import type { ColunaDePlanilha, EntidadeImportavel } from '@merenda/shared/contratos';
import { tituloComparavel } from '@merenda/shared/regras';
import { eq, sql } from 'drizzle-orm';
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

/** Remembers the fields that users chose by hand, also that a column is left out, by title. */
export async function lembrarColunas(
  tx: Transacao,
  entidade: EntidadeImportavel,
  colunas: readonly ColunaDePlanilha[],
): Promise<void> {
  const escolhidas = new Map<string, string | null>();
  for (const { titulo, campo, escolhida } of colunas) {
    const nome = tituloComparavel(titulo);
    if (escolhida && nome !== '' && !escolhidas.has(nome)) escolhidas.set(nome, campo);
  }
  if (escolhidas.size === 0) return;
  await tx
    .insert(colunasImportadas)
    .values([...escolhidas].map(([titulo, campo]) => ({ entidade, titulo, campo })))
    .onConflictDoUpdate({
      target: [colunasImportadas.entidade, colunasImportadas.titulo],
      set: { campo: sql`excluded.campo` },
    });
}
