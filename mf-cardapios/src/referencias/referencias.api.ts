import { api, useEscrita } from '@merenda/shared';
import type { LimiteEdicao } from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';
import { FAMILIAS } from '../familias.js';

/** Every bound of the national reference, by age band and modality. */
export const useLimites = () =>
  useQuery({
    queryKey: FAMILIAS.limites,
    queryFn: ({ signal }) => api.get('referencias-nutricionais', { signal }),
  });

/** The comparisons of menus use the new bounds. */
export const useAlterarLimite = () =>
  useEscrita(
    ({ id, ...edicao }: LimiteEdicao & { id: number }) =>
      api.put('referencias-nutricionais/:id', edicao, { caminho: { id } }),
    [FAMILIAS.limites, FAMILIAS.referencias],
  );
