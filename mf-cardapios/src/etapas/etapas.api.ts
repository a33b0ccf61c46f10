import { api } from '@merenda/shared';
import type { Categoria, Patologia } from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';

/** School stages with their age bands. They change rarely: one read serves the whole visit. */
export const useCategorias = () =>
  useQuery({
    queryKey: ['categorias'],
    queryFn: ({ signal }) => api.get<Categoria[]>('categorias', { signal }),
    staleTime: Infinity,
  });

/** The pathologies of the list; new ones join it by being named in a menu or a preparation. */
export const usePatologias = () =>
  useQuery({ queryKey: ['patologias'], queryFn: ({ signal }) => api.get<Patologia[]>('patologias', { signal }) });
