import type { MinimoNovo } from '@merenda/shared/contratos';
import { and, eq } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { minimosDeEstoque } from '../../banco/esquema/estoque/estoques.js';
import { emTransacao } from '../../banco/transacao.js';
import { travarProduto } from '../../cadastros/index.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';

/** Sets, changes or takes out the minimum of a product in a stock. 404 for an unknown product. */
export function gravarMinimo(
  contexto: Contexto,
  estoqueId: number,
  produtoId: number,
  { quantidade }: MinimoNovo,
): Promise<void> {
  return emTransacao(contexto, async (tx) => {
    // Two users who set it at once follow each other: the trail has both steps.
    const { nome } = await travarProduto(tx, produtoId);
    const deste = and(eq(minimosDeEstoque.estoqueId, estoqueId), eq(minimosDeEstoque.produtoId, produtoId));
    const [antes] = await tx.select({ quantidade: minimosDeEstoque.quantidade }).from(minimosDeEstoque).where(deste);
    if (quantidade === null) await tx.delete(minimosDeEstoque).where(deste);
    else
      await tx
        .insert(minimosDeEstoque)
        .values({ estoqueId, produtoId, quantidade: String(quantidade) })
        .onConflictDoUpdate({
          target: [minimosDeEstoque.estoqueId, minimosDeEstoque.produtoId],
          set: { quantidade: String(quantidade) },
        });
    const produto = { id: produtoId, nome };
    await auditar(tx, {
      entidade: 'minimos-de-estoque',
      id: estoqueId,
      acao: 'ALTERAR',
      antes: { produto, quantidade: antes ? Number(antes.quantidade) : null },
      depois: { produto, quantidade },
    });
  });
}
