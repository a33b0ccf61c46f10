import { api, queryClient } from '@merenda/shared';
import type { Endereco } from '@merenda/shared/contratos';

const FAMILIA = ['enderecos'] as const;

/**
 * The address of a postal code of 8 digits. Rejects with 404 for one that does not exist, with 503 when the service is
 * unavailable.
 */
export const buscarEndereco = (cep: string): Promise<Endereco> =>
  queryClient.fetchQuery({
    queryKey: [...FAMILIA, cep],
    queryFn: ({ signal }) => api.get('enderecos/:cep', { caminho: { cep }, signal }),
    staleTime: Infinity,
  });
