import { api, usarFusoDoMunicipio } from '@merenda/shared';
import { queryOptions } from '@tanstack/react-query';

const familia = ['relogio'] as const;
const UMA_HORA = 3_600_000;

/** Queries of the municipality's clock. */
export const consultasDoRelogio = {
  /** GET /relogio: the day and the time there; what this device has to write is then on the same clock. */
  agora: () =>
    queryOptions({
      queryKey: familia,
      queryFn: async ({ signal }) => {
        const relogio = await api.get('relogio', { signal });
        usarFusoDoMunicipio(relogio.fuso);
        return relogio;
      },
      staleTime: UMA_HORA,
    }),
};
