import { api } from '@merenda/shared';
import type { Relogio } from '@merenda/shared/contratos';
import { lerData } from '@merenda/shared/formatos';
import { useQuery } from '@tanstack/react-query';
import dayjs from 'dayjs';

const UMA_HORA = 3_600_000;

/**
 * Today, 'YYYY-MM-DD', on the municipality's clock: what is expired or too early must be so for the server too. Until the server has
 * answered, or while it is away, the day of this device.
 */
export function useHoje(): string {
  const { data } = useQuery({
    queryKey: ['relogio'],
    queryFn: ({ signal }) => api.get<Relogio>('relogio', { signal }),
    staleTime: UMA_HORA,
  });
  return (data && lerData(data.hoje)) ?? dayjs().format('YYYY-MM-DD');
}
