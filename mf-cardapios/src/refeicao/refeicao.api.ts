import { api, useEscrita } from '@merenda/shared';
import type { PreviaDoAbatimento, Refeicao } from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';

/** Key of all that is read of meals. */
export const REFEICOES = 'refeicoes';
/** Key of the menus of a unit's day. */
export const DO_DIA = 'cardapios-do-dia';

/** A meal changes its own list, the day's menus, the calendar, the stock, and what waits for the user. */
export const RENOVA = [REFEICOES, DO_DIA, 'cardapios-calendario', 'estoques', 'notificacoes'];

/** What executing would take from which lot now: never from the cache, since the stock moves. */
export function usePreviaDoAbatimento(refeicao: number) {
  return useQuery({
    queryKey: [REFEICOES, refeicao, 'previa'],
    gcTime: 0,
    staleTime: 0,
    queryFn: ({ signal }) => api.get<PreviaDoAbatimento>(`refeicoes/${refeicao}/abatimento`, { signal }),
  });
}

export function useExecutarRefeicao() {
  return useEscrita(
    ({ id, idempotencia }: { id: number; idempotencia: string }) =>
      api.post<Refeicao>(`refeicoes/${id}/abatimento`, undefined, { idempotencia }),
    RENOVA,
  );
}
