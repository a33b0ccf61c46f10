import { api } from '@merenda/shared';
import type { Relogio } from '@merenda/shared/contratos';
import { lerData } from '@merenda/shared/formatos';
import { useQuery } from '@tanstack/react-query';

const UMA_HORA_MS = 60 * 60 * 1000;

/** GET /relogio: today in the municipality, 'YYYY-MM-DD'; undefined while it is asked for. A screen left open overnight turns its day. */
export function useHoje() {
  return useQuery({
    queryKey: ['relogio'],
    queryFn: async ({ signal }) => lerData((await api.get<Relogio>('relogio', { signal })).hoje),
    staleTime: UMA_HORA_MS,
    refetchInterval: UMA_HORA_MS,
  });
}
