import { api, useEscrita } from '@merenda/shared';
import { consultasDeProdutos } from '@merenda/shared/consultas';
import type { Produto, ProdutoEdicao, ProdutoNovo } from '@merenda/shared/contratos';

const RENOVA = [consultasDeProdutos.familia];

export const useCriarProduto = () =>
  useEscrita((produto: ProdutoNovo) => api.post<Produto>('produtos', produto), RENOVA);

export const useAlterarProduto = () =>
  useEscrita(({ id, ...edicao }: ProdutoEdicao & { id: number }) => api.put<Produto>(`produtos/${id}`, edicao), RENOVA);

export const useExcluirProduto = () => useEscrita((id: number) => api.delete(`produtos/${id}`), RENOVA);
