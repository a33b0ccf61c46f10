import { api, useEscrita } from '@merenda/shared';
import { consultasDeRegrasPnae } from '@merenda/shared/consultas';
import type { RegraPnaeEdicao } from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';

/** The rules of the national programme. */
export const useRegrasPnae = () => useQuery(consultasDeRegrasPnae.lista());

export const useAlterarRegra = () =>
  useEscrita(
    ({ id, ...edicao }: RegraPnaeEdicao & { id: number }) => api.put('regras-pnae/:id', edicao, { caminho: { id } }),
    [consultasDeRegrasPnae.familia],
  );
