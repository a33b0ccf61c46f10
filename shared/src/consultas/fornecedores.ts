import { api } from '@merenda/shared';
import { queryOptions } from '@tanstack/react-query';

const familia = ['fornecedores'] as const;

/** Queries of suppliers. */
export const consultasDeFornecedores = {
  familia,
  /** GET /fornecedores: every supplier, by name. */
  lista: () =>
    queryOptions({
      queryKey: [...familia, 'lista'],
      queryFn: ({ signal }) => api.get('fornecedores', { signal }),
    }),
};
