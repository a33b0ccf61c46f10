import type { PatologiaInformada } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import { patologias } from '../../banco/esquema/cadastros/convencoes.js';
import { primeira } from '../../banco/restricoes.js';
import type { Transacao } from '../../banco/transacao.js';
import { invalido } from '../../nucleo/recusas.js';

/** Accents and case are ignored: 'doenca celiaca' is 'DOENÇA CELÍACA'. */
const mesmoNome = new Intl.Collator('pt-BR', { sensitivity: 'base' });

/**
 * The ids of the given pathologies; a new name is added to the list. `campo` returns the path of the nth in the body:
 * 422 there when an id is not in the list.
 */
export async function idsDasPatologias(
  tx: Transacao,
  informadas: readonly PatologiaInformada[],
  campo: (posicao: number) => string,
): Promise<number[]> {
  if (informadas.length === 0) return [];
  const conhecidas = await tx.select().from(patologias);
  const ids: number[] = [];
  for (const [posicao, { id, tipo }] of informadas.entries()) {
    const achada = conhecidas.find((p) => (id ? p.id === id : mesmoNome.compare(p.tipo, tipo ?? '') === 0));
    if (achada) {
      ids.push(achada.id);
      continue;
    }
    if (id || !tipo) throw invalido([{ campo: campo(posicao), mensagem: 'Patologia não encontrada.' }]);
    const nova = await acrescentar(tx, tipo);
    conhecidas.push(nova);
    ids.push(nova.id);
  }
  return ids;
}

/** Two users may enter the same new name at once: the second gets the row of the first. */
async function acrescentar(tx: Transacao, tipo: string) {
  await tx.insert(patologias).values({ tipo }).onConflictDoNothing();
  return primeira(await tx.select().from(patologias).where(eq(patologias.tipo, tipo)));
}
