import type { TipoRefeicao } from '../../vocabulario/cardapios/cardapios.js';

/** From which hour on a meal is of this kind, in the order of the day. */
const A_PARTIR_DE: readonly [hora: string, tipo: TipoRefeicao][] = [
  ['05:00', 'DESJEJUM'],
  ['09:00', 'COLACAO'],
  ['10:30', 'ALMOCO'],
  ['14:00', 'LANCHE_TARDE'],
  ['17:00', 'JANTAR'],
  ['20:30', 'LANCHE_NOTURNO_EJA'],
];

/**
 * The kind that a meal most likely has at this hour; the user may choose another one.
 * @param hora 'HH:MM'
 * @returns undefined before the day's first meal
 */
export const tipoDaHora = (hora: string): TipoRefeicao | undefined =>
  A_PARTIR_DE.findLast(([inicio]) => inicio <= hora)?.[1];
