import { api } from '@merenda/shared';
import type { Produto } from '@merenda/shared/contratos';
import { queryOptions } from '@tanstack/react-query';

const familia = ['produtos'] as const;

/** Queries of products. */
export const consultasDeProdutos = {
  familia,
  /** GET /produtos: every product, by name. */
  lista: () =>
    queryOptions({
      queryKey: [...familia, 'lista'],
      queryFn: ({ signal }) => api.get<Produto[]>('produtos', { signal }),
    }),
};
