import { api, useEscrita } from '@merenda/shared';
import type { LimiteEdicao, LimiteNacional } from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';
import { FAMILIAS } from '../familias.js';

/** Every bound of the national reference, by age band and modality. */
export const useLimites = () =>
  useQuery({
    queryKey: FAMILIAS.limites,
    queryFn: ({ signal }) => api.get<LimiteNacional[]>('referencias-nutricionais', { signal }),
  });

/** The comparisons of menus use the new bounds. */
export const useAlterarLimite = () =>
  useEscrita(
    ({ id, ...edicao }: LimiteEdicao & { id: number }) =>
      api.put<LimiteNacional>(`referencias-nutricionais/${id}`, edicao),
    [FAMILIAS.limites, FAMILIAS.referencias],
  );
