import { consultasDoRelogio } from '@merenda/shared/consultas';
import { lerData } from '@merenda/shared/formatos';
import { useQuery } from '@tanstack/react-query';
import dayjs from 'dayjs';

/**
 * Today, 'YYYY-MM-DD', on the municipality's clock: expired or too early must mean the same for the server. Until the
 * server has answered, or while it is unavailable, the day of this device.
 */
export function useHoje(): string {
  const { data } = useQuery(consultasDoRelogio.agora());
  return (data && lerData(data.hoje)) ?? dayjs().format('YYYY-MM-DD');
}
