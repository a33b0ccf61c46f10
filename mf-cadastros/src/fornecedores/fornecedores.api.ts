import { api, useEscrita } from '@merenda/shared';
import type { Fornecedor, FornecedorEdicao, FornecedorNovo } from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';

const RENOVA = ['fornecedores'];

/** Every supplier, by the name under which it is known. */
export const useFornecedores = () =>
  useQuery({ queryKey: ['fornecedores'], queryFn: ({ signal }) => api.get<Fornecedor[]>('fornecedores', { signal }) });

export const useCriarFornecedor = () =>
  useEscrita((fornecedor: FornecedorNovo) => api.post<Fornecedor>('fornecedores', fornecedor), RENOVA);

export const useAlterarFornecedor = () =>
  useEscrita(
    ({ id, ...edicao }: FornecedorEdicao & { id: number }) => api.put<Fornecedor>(`fornecedores/${id}`, edicao),
    RENOVA,
  );

export const useExcluirFornecedor = () => useEscrita((id: number) => api.delete(`fornecedores/${id}`), RENOVA);
