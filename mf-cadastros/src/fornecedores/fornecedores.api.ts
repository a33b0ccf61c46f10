import { api, escritasDe } from '@merenda/shared';
import { consultasDeFornecedores } from '@merenda/shared/consultas';

export const RENOVA = [consultasDeFornecedores.familia];

export const {
  useCriar: useCriarFornecedor,
  useAlterar: useAlterarFornecedor,
  useExcluir: useExcluirFornecedor,
} = escritasDe('fornecedores', RENOVA);

/** Everything that the product keeps of a supplier who is a person; the read is in the audit trail. */
export const lerDadosDoFornecedor = (id: number) => api.get('fornecedores/:id/dados', { caminho: { id } });
