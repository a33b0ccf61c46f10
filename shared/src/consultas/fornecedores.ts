import { api } from '@merenda/shared';
import type { Fornecedor } from '@merenda/shared/contratos';
import { queryOptions } from '@tanstack/react-query';

const familia = ['fornecedores'] as const;

/** Queries of suppliers. */
export const consultasDeFornecedores = {
  familia,
  /** GET /fornecedores: every supplier, by the name under which it is known. */
  lista: () =>
    queryOptions({
      queryKey: [...familia, 'lista'],
      queryFn: ({ signal }) => api.get<Fornecedor[]>('fornecedores', { signal }),
    }),
};
