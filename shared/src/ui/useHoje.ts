import { consultasDoRelogio } from '@merenda/shared/consultas';
import { lerData } from '@merenda/shared/formatos';
import { useQuery } from '@tanstack/react-query';
import dayjs from 'dayjs';

/**
 * Today, 'YYYY-MM-DD', on the municipality's clock; undefined until the server has answered, and the day of this device
 * if it can't. For values that are set once, such as the first value of a form.
 */
export function useHojeDoMunicipio(): string | undefined {
  const { data, isPending } = useQuery(consultasDoRelogio.agora());
  if (isPending) return undefined;
  return (data && lerData(data.hoje)) ?? hojeNoAparelho();
}

/**
 * Today, 'YYYY-MM-DD', on the municipality's clock: expired or too early must mean the same for the server. Until the
 * server has answered, or while it is unavailable, the day of this device.
 */
export function useHoje(): string {
  return useHojeDoMunicipio() ?? hojeNoAparelho();
}

const hojeNoAparelho = (): string => dayjs().format('YYYY-MM-DD');
