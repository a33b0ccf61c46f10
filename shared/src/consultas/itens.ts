import { api } from '@merenda/shared';
import { queryOptions } from '@tanstack/react-query';

const familia = ['itens'] as const;

/** Queries of items. */
export const consultasDeItens = {
  familia,
  /** GET /itens-produto: every item, by name. */
  lista: () =>
    queryOptions({
      queryKey: [...familia, 'lista'],
      queryFn: ({ signal }) => api.get('itens-produto', { signal }),
    }),
};
