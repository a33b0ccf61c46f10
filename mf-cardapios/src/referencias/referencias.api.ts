import { api, useEscrita } from '@merenda/shared';
import type { LimiteEdicao, LimiteNacional } from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';

/** Every bound of the national reference, by age band and modality. */
export const useLimites = () =>
  useQuery({
    queryKey: ['limites-nacionais'],
    queryFn: ({ signal }) => api.get<LimiteNacional[]>('referencias-nutricionais', { signal }),
  });

/** The comparisons of menus read the bounds anew. */
export const useAlterarLimite = () =>
  useEscrita(
    ({ id, ...edicao }: LimiteEdicao & { id: number }) =>
      api.put<LimiteNacional>(`referencias-nutricionais/${id}`, edicao),
    ['limites-nacionais', 'referencias'],
  );
