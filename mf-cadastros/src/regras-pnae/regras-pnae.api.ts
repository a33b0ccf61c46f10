import { api, useEscrita, useLeitura } from '@merenda/shared';
import type { RegraPnaeEdicao } from '@merenda/shared/contratos';
import { FAMILIAS } from '../familias.js';

/** The rules of the national programme. */
export const useRegrasPnae = () => useLeitura('regras-pnae', { queryKey: FAMILIAS.regrasPnae });

export const useAlterarRegra = () =>
  useEscrita(
    ({ id, ...edicao }: RegraPnaeEdicao & { id: number }) => api.put('regras-pnae/:id', edicao, { caminho: { id } }),
    [FAMILIAS.regrasPnae],
  );
