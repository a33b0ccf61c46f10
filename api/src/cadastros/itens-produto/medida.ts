import { ROTULOS_UNIDADE_MEDIDA, type UnidadeMedida } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { recusaConversao, violacao, type Violacao } from '@merenda/shared/regras';
import { asc, eq } from 'drizzle-orm';
import { alimentos } from '../../banco/esquema/cardapios/cardapios.js';
import type { Transacao } from '../../banco/transacao.js';
import { invalido } from '../../nucleo/recusas.js';

/**
 * Throws 422 when the units of the item's foods do not convert to the product's unit. The
 * caller holds the item's lock.
 */
export async function exigirMedidaDosAlimentos(
  tx: Transacao,
  itemId: number,
  unidadeMedida: UnidadeMedida,
): Promise<void> {
  const doItem = await tx
    .select({ nome: alimentos.nome, unidadeMedida: alimentos.unidadeMedida })
    .from(alimentos)
    .where(eq(alimentos.itemId, itemId))
    .orderBy(asc(alimentos.nome));
  exigirConversivel('O alimento', doItem, unidadeMedida);
}

/** Throws 422 at the first of `violacoesDaMedida`. */
export function exigirConversivel(...args: Parameters<typeof violacoesDaMedida>): void {
  const [violada] = violacoesDaMedida(...args);
  if (violada) throw invalido([violada]);
}

/**
 * The unit of a food and those of the products of its item convert into each other. `sujeito` names what `doItem` are:
 * 'O produto' or 'O alimento'.
 */
export function violacoesDaMedida(
  sujeito: string,
  doItem: readonly { nome: string; unidadeMedida: UnidadeMedida }[],
  unidadeMedida: UnidadeMedida,
): Violacao[] {
  return doItem.flatMap(({ nome, unidadeMedida: sua }) => {
    const recusa = recusaConversao(unidadeMedida, sua);
    return violacao(
      recusa !== null,
      'unidadeMedida',
      `${sujeito} ${nomeComum(nome)} deste item é medido em ${ROTULOS_UNIDADE_MEDIDA[sua].toLowerCase()}. ${recusa}`,
    );
  });
}
