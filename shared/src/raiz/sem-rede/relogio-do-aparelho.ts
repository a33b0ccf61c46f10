import { formatarDataHora } from '@merenda/shared/formatos';

/** The municipality's time zone, once this page has it from the server. */
let fusoDoMunicipio: string | undefined;

/** From now on instants of this device are written on the municipality's clock, as all others of the page are. */
export function usarFusoDoMunicipio(fuso: string | undefined): void {
  fusoDoMunicipio = fuso;
}

/**
 * An instant on the municipality's clock: '07:40', of another day '24/11 às 07:40'. A phone may be set to another time
 * zone, and the other times of its page come from the server. Until the zone is known, the clock of the device.
 */
export function dizerQuando(instante: number): string {
  const fuso = fusoDoMunicipio ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [dia = '', hora = ''] = formatarDataHora(new Date(instante), fuso).split(' ');
  if (formatarDataHora(new Date(), fuso).startsWith(dia)) return hora;
  return `${dia.slice(0, 5)} às ${hora}`;
}
