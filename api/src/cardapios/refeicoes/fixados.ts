import { recusaDoFixado, type Violacao } from '@merenda/shared/regras';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { produtoLotes, produtosEstoque, estoques } from '../../banco/esquema/estoque/estoques.js';
import type { Transacao } from '../../banco/transacao.js';
import { hoje } from '../../nucleo/relogio.js';

/** A stock line that a person chose, and its field in the request. */
export interface LinhaFixada {
  linha: number;
  campo: string;
}

/**
 * The refusals, each at its field, of the chosen lines from which the meal cannot take: blocked and expired lots, those
 * of other foods and of other units. `servem` are the lines that it may take from.
 */
export async function recusasDosFixados(
  banco: Banco | Transacao,
  unidadeId: number,
  servem: readonly { id: number }[],
  fixados: readonly LinhaFixada[],
): Promise<Violacao[]> {
  const recusados = fixados.filter(({ linha }) => !servem.some(({ id }) => id === linha));
  if (recusados.length === 0) return [];
  const lotes = await banco
    .select({
      id: produtosEstoque.id,
      numero: produtoLotes.numero,
      dataValidade: produtoLotes.dataValidade,
      bloqueado: produtosEstoque.bloqueado,
    })
    .from(produtosEstoque)
    .innerJoin(estoques, eq(estoques.id, produtosEstoque.estoqueId))
    .innerJoin(produtoLotes, eq(produtoLotes.id, produtosEstoque.produtoLoteId))
    .where(
      and(
        inArray(
          produtosEstoque.id,
          recusados.map(({ linha }) => linha),
        ),
        eq(estoques.unidadeEducacionalId, unidadeId),
        gt(produtosEstoque.quantidade, '0'),
        isNull(produtosEstoque.excluidoEm),
      ),
    );
  return recusados.map(({ linha, campo }): Violacao => ({
    campo,
    mensagem: recusaDoFixado(
      lotes.find(({ id }) => id === linha),
      hoje(),
    ),
  }));
}

/** The refusals as one sentence. */
export const fraseDosFixados = (recusas: readonly Violacao[]): string =>
  recusas.map(({ mensagem }) => mensagem).join(' ');
