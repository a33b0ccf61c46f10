import { ROTULOS_UNIDADE_MEDIDA, type UnidadeMedida } from '@merenda/shared/contratos';
import { recusaConversao } from '@merenda/shared/regras';
import { asc, eq } from 'drizzle-orm';
import { itensProduto, produtos } from '../../banco/esquema/catalogo.js';
import type { Transacao } from '../../banco/transacao.js';
import { invalido } from '../../plugins/erros.js';

/**
 * Throws 422 unless the item is a food whose products are all measured in something that `unidadeMedida` converts to:
 * what is cooked in grams could never leave a stock that is counted in units. Locks the item, so that no product slips in meanwhile.
 */
export async function exigirItemDeAlimento(tx: Transacao, itemId: number, unidadeMedida: UnidadeMedida): Promise<void> {
  const [item] = await tx.select({ tipo: itensProduto.itemProdutoTipo }).from(itensProduto).where(eq(itensProduto.id, itemId)).for('update');
  if (!item) throw invalido([{ campo: 'itemAlimento.id', mensagem: 'Item não encontrado.' }]);
  if (item.tipo !== 'ALIMENTO') throw invalido([{ campo: 'itemAlimento.id', mensagem: 'Escolha um item do tipo Alimento.' }]);
  const doItem = await tx.select({ nome: produtos.nome, unidadeMedida: produtos.unidadeMedida }).from(produtos).where(eq(produtos.itemId, itemId)).orderBy(asc(produtos.nome));
  for (const produto of doItem) {
    const recusa = recusaConversao(unidadeMedida, produto.unidadeMedida);
    if (!recusa) continue;
    const medida = ROTULOS_UNIDADE_MEDIDA[produto.unidadeMedida].toLowerCase();
    throw invalido([{ campo: 'unidadeMedida', mensagem: `O produto ${produto.nome} deste item é medido em ${medida}. ${recusa}` }]);
  }
}
