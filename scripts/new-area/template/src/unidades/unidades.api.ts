import { api } from '@merenda/shared';
import type { UnidadeEducacional } from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';

/** All educational units, sorted by name. */
export const useUnidades = () =>
  useQuery({
    queryKey: ['unidades'],
    queryFn: ({ signal }) => api.get<UnidadeEducacional[]>('unidades-educacionais', { signal }),
  });
