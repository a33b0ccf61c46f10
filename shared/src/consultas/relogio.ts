import { api } from '@merenda/shared';
import { queryOptions } from '@tanstack/react-query';

const familia = ['relogio'] as const;
const UMA_HORA = 3_600_000;

/** Queries of the municipality's clock. */
export const consultasDoRelogio = {
  /** GET /relogio: the day and the time there. */
  agora: () =>
    queryOptions({
      queryKey: familia,
      queryFn: ({ signal }) => api.get('relogio', { signal }),
      staleTime: UMA_HORA,
    }),
};
