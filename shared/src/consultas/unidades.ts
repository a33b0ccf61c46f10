import { api } from '@merenda/shared';
import { queryOptions } from '@tanstack/react-query';

const familia = ['unidades'] as const;

/** Queries of educational units. */
export const consultasDeUnidades = {
  familia,
  /** GET /unidades-educacionais: every educational unit, by name. */
  lista: () =>
    queryOptions({
      queryKey: [...familia, 'lista'],
      queryFn: ({ signal }) => api.get('unidades-educacionais', { signal }),
    }),
};
