import { api } from '@merenda/shared';
import { queryOptions } from '@tanstack/react-query';

const UMA_HORA = 3_600_000;

/** Queries of the municipality's clock. */
export const consultasDoRelogio = {
  /** GET /relogio: the day and the time there. */
  agora: () =>
    queryOptions({
      queryKey: ['relogio'],
      queryFn: ({ signal }) => api.get('relogio', { signal }),
      staleTime: UMA_HORA,
    }),
};
