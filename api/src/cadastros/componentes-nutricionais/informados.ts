import type { ComponentesInformados } from '@merenda/shared/contratos';
import { inArray } from 'drizzle-orm';
import { componentesNutricionais } from '../../banco/esquema/cadastros/catalogo.js';
import type { Transacao } from '../../banco/transacao.js';
import { invalido } from '../../nucleo/recusas.js';

/** Throws 422 at the entry with an unknown or repeated nutrient. */
export async function exigirComponentesConhecidos(tx: Transacao, informados: ComponentesInformados): Promise<void> {
  if (informados.length === 0) return;
  const ids = informados.map(({ componente }) => componente.id);
  const achados = await tx
    .select({ id: componentesNutricionais.id })
    .from(componentesNutricionais)
    .where(inArray(componentesNutricionais.id, ids));
  const existentes = new Set(achados.map(({ id }) => id));
  ids.forEach((id, posicao) => {
    const campo = `componentes.${posicao}.componente.id`;
    if (!existentes.has(id)) throw invalido([{ campo, mensagem: 'Componente nutricional não encontrado.' }]);
    if (ids.indexOf(id) !== posicao) throw invalido([{ campo, mensagem: 'Componente nutricional repetido.' }]);
  });
}

/** The nutrients as columns to store; a blank value is null, 'não analisado'. */
export const colunasDosComponentes = (
  informados: ComponentesInformados,
): { componenteId: number; valor: string | null }[] =>
  informados.map(({ componente, valor }) => ({ componenteId: componente.id, valor: valor?.toString() ?? null }));
