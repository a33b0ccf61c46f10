import { api, useEscrita } from '@merenda/shared';
import { consultasDeEstoques, consultasDeNotificacoes } from '@merenda/shared/consultas';
import { useQuery } from '@tanstack/react-query';
import { FAMILIAS } from '../familias.js';

/** A meal changes the list of meals, the menus of the day, the calendar, the stock and the notifications. */
export const RENOVA = [
  FAMILIAS.refeicoes,
  FAMILIAS.doDia,
  FAMILIAS.lancamentos,
  consultasDeEstoques.familia,
  consultasDeNotificacoes.familia,
];

/** The quantities that an execution would take from each lot now. Never from the cache, because the stock changes. */
export function usePreviaDoAbatimento(refeicao: number) {
  return useQuery({
    queryKey: [...FAMILIAS.refeicoes, refeicao, 'previa'],
    gcTime: 0,
    staleTime: 0,
    queryFn: ({ signal }) => api.get('refeicoes/:id/abatimento', { caminho: { id: refeicao }, signal }),
  });
}

export function useExecutarRefeicao() {
  return useEscrita(
    ({ id, idempotencia }: { id: number; idempotencia: string }) =>
      api.post('refeicoes/:id/abatimento', undefined, { caminho: { id }, idempotencia }),
    RENOVA,
  );
}
