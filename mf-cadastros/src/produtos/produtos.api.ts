import { api, useEscrita } from '@merenda/shared';
import type { Produto, ProdutoEdicao, ProdutoNovo } from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';

const RENOVA = ['produtos'];

/** Every product, by name. */
export const useProdutos = () =>
  useQuery({ queryKey: ['produtos'], queryFn: ({ signal }) => api.get<Produto[]>('produtos', { signal }) });

export const useCriarProduto = () =>
  useEscrita((produto: ProdutoNovo) => api.post<Produto>('produtos', produto), RENOVA);

export const useAlterarProduto = () =>
  useEscrita(({ id, ...edicao }: ProdutoEdicao & { id: number }) => api.put<Produto>(`produtos/${id}`, edicao), RENOVA);

export const useExcluirProduto = () => useEscrita((id: number) => api.delete(`produtos/${id}`), RENOVA);
