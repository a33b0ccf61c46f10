import { api } from '@merenda/shared';
import { queryOptions } from '@tanstack/react-query';

const familia = ['produtos'] as const;

/** Queries of products. */
export const consultasDeProdutos = {
  familia,
  /** GET /produtos: every product, by name. */
  lista: () =>
    queryOptions({
      queryKey: [...familia, 'lista'],
      queryFn: ({ signal }) => api.get('produtos', { signal }),
    }),
};
