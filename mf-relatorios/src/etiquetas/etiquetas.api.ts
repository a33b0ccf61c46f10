import { api } from '@merenda/shared';
import { consultasDeEstoques } from '@merenda/shared/consultas';
import type { Estoque, ProdutoEstoque } from '@merenda/shared/contratos';
import { skipToken, useQuery } from '@tanstack/react-query';

/** The lots of a stock that get labels, in the order in which they were asked for. */
export interface LotesDaImpressao {
  estoque: Estoque;
  linhas: ProdutoEstoque[];
  /** Lots that were asked for and are not in the stock. */
  ausentes: number;
}

/**
 * Reads the stock and these of its lots. The paper must show the current data.
 * @param estoque null: the address names no stock
 */
export const useLotesDaImpressao = (estoque: number | null, lotes: readonly number[]) =>
  useQuery({
    queryKey: [...consultasDeEstoques.doEstoque(estoque ?? undefined), 'etiquetas', lotes],
    queryFn:
      estoque === null || lotes.length === 0
        ? skipToken
        : async ({ signal }): Promise<LotesDaImpressao> => {
            const [dele, linhas] = await Promise.all([
              api.get('estoques/me/:id', { caminho: { id: estoque }, signal }),
              api.get('estoques/:id/produtos-estoque', { caminho: { id: estoque }, signal }),
            ]);
            const porLote = new Map(linhas.map((linha) => [linha.produtoLote.id, linha]));
            const achadas = lotes.flatMap((lote) => porLote.get(lote) ?? []);
            return { estoque: dele, linhas: achadas, ausentes: lotes.length - achadas.length };
          },
    staleTime: 0,
  });
