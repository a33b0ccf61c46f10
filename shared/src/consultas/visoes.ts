import { api } from '@merenda/shared';
import type { ListaComVisoes } from '@merenda/shared/contratos';
import { queryOptions } from '@tanstack/react-query';

const familia = ['visoes'] as const;

/** Queries of saved views. */
export const consultasDeVisoes = {
  familia,
  /** GET /visoes: the user's views of a list and the shared ones, by name. */
  daLista: (lista: ListaComVisoes) =>
    queryOptions({
      queryKey: [...familia, lista],
      queryFn: ({ signal }) => api.get('visoes', { busca: { lista }, signal }),
    }),
};
