import { api, useEscrita } from '@merenda/shared';
import { consultasDeFornecedores } from '@merenda/shared/consultas';
import type { Fornecedor, FornecedorEdicao, FornecedorNovo } from '@merenda/shared/contratos';

const RENOVA = [consultasDeFornecedores.familia];

export const useCriarFornecedor = () =>
  useEscrita((fornecedor: FornecedorNovo) => api.post<Fornecedor>('fornecedores', fornecedor), RENOVA);

export const useAlterarFornecedor = () =>
  useEscrita(
    ({ id, ...edicao }: FornecedorEdicao & { id: number }) => api.put<Fornecedor>(`fornecedores/${id}`, edicao),
    RENOVA,
  );

export const useExcluirFornecedor = () => useEscrita((id: number) => api.delete(`fornecedores/${id}`), RENOVA);
