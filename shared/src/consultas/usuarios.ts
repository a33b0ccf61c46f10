import { api } from '@merenda/shared';
import type { Usuario } from '@merenda/shared/contratos';
import { queryOptions } from '@tanstack/react-query';

const familia = ['usuarios'] as const;

/** Queries of users. */
export const consultasDeUsuarios = {
  familia,
  /** GET /usuarios: every user, by the name of the person. */
  lista: () =>
    queryOptions({
      queryKey: [...familia, 'lista'],
      queryFn: ({ signal }) => api.get<Usuario[]>('usuarios', { signal }),
    }),
};
