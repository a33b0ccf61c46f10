import { api, useEscrita, useExclusao } from '@merenda/shared';
import { consultasDeFornecedores } from '@merenda/shared/consultas';
import type { FornecedorEdicao, FornecedorNovo } from '@merenda/shared/contratos';

export const RENOVA = [consultasDeFornecedores.familia];

export const useCriarFornecedor = () =>
  useEscrita((fornecedor: FornecedorNovo) => api.post('fornecedores', fornecedor), RENOVA);

export const useAlterarFornecedor = () =>
  useEscrita(
    ({ id, ...edicao }: FornecedorEdicao & { id: number }) => api.put('fornecedores/:id', edicao, { caminho: { id } }),
    RENOVA,
  );

export const useExcluirFornecedor = () =>
  useExclusao('fornecedores', (id: number) => api.delete('fornecedores/:id', { caminho: { id } }), RENOVA);

/** Everything that the product keeps of a supplier who is a person; the read is in the audit trail. */
export const lerDadosDoFornecedor = (id: number) => api.get('fornecedores/:id/dados', { caminho: { id } });
