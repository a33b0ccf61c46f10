import { api } from '@merenda/shared';
import { queryOptions } from '@tanstack/react-query';

const familia = ['usuarios'] as const;

/** Queries of users. */
export const consultasDeUsuarios = {
  familia,
  /** GET /usuarios: every user, by the name of the person. */
  lista: () =>
    queryOptions({
      queryKey: [...familia, 'lista'],
      queryFn: ({ signal }) => api.get('usuarios', { signal }),
    }),
};
