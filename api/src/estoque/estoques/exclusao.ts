import { decimal } from '@merenda/shared/regras';
import { eq } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { produtosEstoque } from '../../banco/esquema/estoque/estoques.js';
import { emTransacao } from '../../banco/transacao.js';
import { agora } from '../../nucleo/relogio.js';
import { lancar } from './kardex.js';
import { travarLinhaDe } from './linhas.js';

/**
 * Deletes a line: its balance is written off in the ledger, the line is hidden and its history stays. 404 when the line
 * is not in the stock.
 */
export function excluirLinha(contexto: Contexto, estoqueId: number, produtoEstoqueId: number): Promise<void> {
  return emTransacao(contexto, async (tx) => {
    const { quantidade } = await travarLinhaDe(tx, estoqueId, produtoEstoqueId);
    await lancar(tx, {
      produtoEstoqueId,
      quantidade: decimal(quantidade).negated().toFixed(),
      tipo: 'EXCLUSAO',
      documento: 'produtos_estoque',
      documentoId: produtoEstoqueId,
      ato: { acao: 'EXCLUIR', antes: {} },
    });
    await tx.update(produtosEstoque).set({ excluidoEm: agora() }).where(eq(produtosEstoque.id, produtoEstoqueId));
  });
}
