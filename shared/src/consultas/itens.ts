import { api } from '@merenda/shared';
import type { Item } from '@merenda/shared/contratos';
import { queryOptions } from '@tanstack/react-query';

const familia = ['itens'] as const;

/** Queries of items. */
export const consultasDeItens = {
  familia,
  /** GET /itens-produto: every item, by name. */
  lista: () =>
    queryOptions({
      queryKey: [...familia, 'lista'],
      queryFn: ({ signal }) => api.get<Item[]>('itens-produto', { signal }),
    }),
};
