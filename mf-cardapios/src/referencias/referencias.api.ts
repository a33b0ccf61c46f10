import { api, useEscrita, useLeitura } from '@merenda/shared';
import type { LimiteEdicao } from '@merenda/shared/contratos';
import { FAMILIAS } from '../familias.js';

/** Every bound of the national reference, by age band and modality. */
export const useLimites = () => useLeitura('referencias-nutricionais', { queryKey: FAMILIAS.limites });

/** The comparisons of menus use the new bounds. */
export const useAlterarLimite = () =>
  useEscrita(
    ({ id, ...edicao }: LimiteEdicao & { id: number }) =>
      api.put('referencias-nutricionais/:id', edicao, { caminho: { id } }),
    [FAMILIAS.limites, FAMILIAS.referencias],
  );
