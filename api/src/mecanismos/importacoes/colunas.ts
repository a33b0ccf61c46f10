import type { ColunaDePlanilha, EntidadeImportavel, Troca } from '@merenda/shared/contratos';
import { paraBusca } from '@merenda/shared/formatos';
import { agrupar, temCodigos, tituloComparavel, type CampoDePlanilha } from '@merenda/shared/regras';
import { eq, sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { colunasImportadas, palavrasImportadas } from '../../banco/esquema/importacoes.js';
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

/** The options that users chose for words in earlier imports, by field. */
export async function palavrasLembradas(
  banco: Banco,
  entidade: EntidadeImportavel,
): Promise<ReadonlyMap<string, Troca[]>> {
  const { campo, texto, opcao } = palavrasImportadas;
  const lembradas = await banco
    .select({ campo, de: texto, para: opcao })
    .from(palavrasImportadas)
    .where(eq(palavrasImportadas.entidade, entidade));
  return agrupar(lembradas, (uma) => uma.campo);
}

/** Remembers which options were chosen for words, in lists of codes. */
export async function lembrarPalavras(
  tx: Transacao,
  entidade: EntidadeImportavel,
  campos: readonly CampoDePlanilha[],
  colunas: readonly ColunaDePlanilha[],
): Promise<void> {
  const deCodigos = new Set(
    campos.flatMap(({ campo, leitura }) => (leitura.tipo === 'opcao' && temCodigos(leitura.opcoes) ? [campo] : [])),
  );
  const escolhidas = new Map(
    colunas.flatMap(({ campo, trocas = [] }) =>
      campo !== null && deCodigos.has(campo)
        ? trocas.map(({ de, para }) => {
            const texto = paraBusca(de);
            return [`${campo} ${texto}`, { entidade, campo, texto, opcao: para }] as const;
          })
        : [],
    ),
  );
  if (escolhidas.size === 0) return;
  const { entidade: daEntidade, campo, texto } = palavrasImportadas;
  await tx
    .insert(palavrasImportadas)
    .values([...escolhidas.values()])
    .onConflictDoUpdate({ target: [daEntidade, campo, texto], set: { opcao: sql`excluded.opcao` } });
}
