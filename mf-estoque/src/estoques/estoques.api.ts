import { api } from '@merenda/shared';
import type { LinhaKardex, Produto, ProdutoEstoque, ProdutoEstoqueNovo, SaidaNova } from '@merenda/shared/contratos';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** Everything that is read of a stock lies under this key: a change of the stock makes all of it stale. */
export const chaveDoEstoque = (estoque: number | undefined) => ['estoques', estoque] as const;

const linhas = (estoque: number) => `estoques/${estoque}/produtos-estoque`;

/** What a stock holds, first expiring first. Asks nothing until a stock is chosen. */
export function useLinhasDeEstoque(estoque: number | undefined) {
  return useQuery({
    queryKey: [...chaveDoEstoque(estoque), 'produtos-estoque'],
    queryFn: ({ signal }) => api.get<ProdutoEstoque[]>(linhas(estoque!), { signal }),
    enabled: estoque !== undefined,
  });
}

/** The ledger of one line, newest first. */
export function useKardex(estoque: number, linha: number) {
  return useQuery({
    queryKey: [...chaveDoEstoque(estoque), 'kardex', linha],
    queryFn: ({ signal }) => api.get<LinhaKardex[]>(`${linhas(estoque)}/${linha}/kardex`, { signal }),
  });
}

/** The products that a lot may be of. */
export function useProdutos() {
  return useQuery({ queryKey: ['produtos'], queryFn: ({ signal }) => api.get<Produto[]>('produtos', { signal }) });
}

/** A write to the stock. The stock is read again after a failure too: what was refused was refused because it had changed. */
export function useEscritaNoEstoque<V>(estoque: number | undefined, escrever: (valores: V) => Promise<unknown>) {
  const cache = useQueryClient();
  return useMutation({ mutationFn: escrever, onSettled: () => cache.invalidateQueries({ queryKey: chaveDoEstoque(estoque) }) });
}

interface Envio {
  idempotencia: string;
}

export function useAdicionarProduto(estoque: number) {
  return useEscritaNoEstoque(estoque, ({ idempotencia, ...produto }: ProdutoEstoqueNovo & Envio) => api.post(linhas(estoque), produto, { idempotencia }));
}

export function useRegistrarSaida(estoque: number, linha: number) {
  return useEscritaNoEstoque(estoque, ({ idempotencia, ...saida }: SaidaNova & Envio) => api.put(`${linhas(estoque)}/${linha}`, saida, { idempotencia }));
}

export function useExcluirLinha(estoque: number | undefined) {
  return useEscritaNoEstoque(estoque, (linha: number) => api.delete(`${linhas(estoque!)}/${linha}`));
}
