import { api, useEscrita } from '@merenda/shared';
import type { MudancaDoCalendario } from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';
import { FAMILIAS } from '../familias.js';

/** What a change would do at each unit and day. It is read again each time: other people change the calendar too. */
export function usePreviaDaMudanca(mudanca: MudancaDoCalendario) {
  return useQuery({
    queryKey: [...FAMILIAS.lancamentos, 'previa', mudanca],
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => api.post('cardapios-calendario/mudancas/previa', mudanca, { signal }),
  });
}

/** Does a change; sent twice with the same key it is done once. */
export const useMudarCalendario = () =>
  useEscrita(
    ({ mudanca, idempotencia }: { mudanca: MudancaDoCalendario; idempotencia: string }) =>
      api.post('cardapios-calendario/mudancas', mudanca, { idempotencia }),
    [FAMILIAS.lancamentos, FAMILIAS.doDia],
  );
