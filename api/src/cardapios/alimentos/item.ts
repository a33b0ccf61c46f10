import type { UnidadeMedida } from '@merenda/shared/contratos';
import { asc, eq } from 'drizzle-orm';
import { itensProduto, produtos } from '../../banco/esquema/cadastros/catalogo.js';
import type { Transacao } from '../../banco/transacao.js';
import { exigirConversivel } from '../../cadastros/index.js';
import { invalido } from '../../nucleo/recusas.js';

/**
 * Throws 422 unless the item is a food and `unidadeMedida` converts to the units of all its products: a food in grams
 * could never leave a stock that counts units. Locks the item, so that no product is added meanwhile.
 */
export async function exigirItemDeAlimento(tx: Transacao, itemId: number, unidadeMedida: UnidadeMedida): Promise<void> {
  const [item] = await tx
    .select({ tipo: itensProduto.itemProdutoTipo })
    .from(itensProduto)
    .where(eq(itensProduto.id, itemId))
    .for('update');
  if (!item) throw invalido([{ campo: 'itemAlimento.id', mensagem: 'Item não encontrado.' }]);
  if (item.tipo !== 'ALIMENTO')
    throw invalido([{ campo: 'itemAlimento.id', mensagem: 'Escolha um item do tipo Alimento.' }]);
  const doItem = await tx
    .select({ nome: produtos.nome, unidadeMedida: produtos.unidadeMedida })
    .from(produtos)
    .where(eq(produtos.itemId, itemId))
    .orderBy(asc(produtos.nome));
  exigirConversivel('O produto', doItem, unidadeMedida);
}
