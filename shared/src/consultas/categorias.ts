import { api } from '@merenda/shared';
import { queryOptions } from '@tanstack/react-query';

const familia = ['categorias'] as const;

/** Queries of school stages. They change rarely: one read lasts for the whole visit. */
export const consultasDeCategorias = {
  familia,
  /** GET /categorias: the school stages with their age bands. */
  lista: () =>
    queryOptions({
      queryKey: [...familia, 'lista'],
      queryFn: ({ signal }) => api.get('categorias', { signal }),
      staleTime: Infinity,
    }),
};
