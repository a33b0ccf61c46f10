import { api, useEscrita, useExclusao } from '@merenda/shared';
import { consultasDeProdutos } from '@merenda/shared/consultas';
import type { ProdutoEdicao, ProdutoNovo } from '@merenda/shared/contratos';

export const RENOVA = [consultasDeProdutos.familia];

export const useCriarProduto = () => useEscrita((produto: ProdutoNovo) => api.post('produtos', produto), RENOVA);

export const useAlterarProduto = () =>
  useEscrita(
    ({ id, ...edicao }: ProdutoEdicao & { id: number }) => api.put('produtos/:id', edicao, { caminho: { id } }),
    RENOVA,
  );

export const useExcluirProduto = () =>
  useExclusao('produtos', (id: number) => api.delete('produtos/:id', { caminho: { id } }), RENOVA);
