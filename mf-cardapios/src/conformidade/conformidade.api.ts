import { useLeitura } from '@merenda/shared';
import { FAMILIAS } from '../familias.js';

/** Menus and the calendar change it. */
const FAMILIA = [...FAMILIAS.lancamentos, 'conformidade'];

/** The rules in the month of a day, 'YYYY-MM-DD', and in its weeks, at a unit. */
export const useConformidadeDaUnidade = (unidade: number, dia: string) =>
  useLeitura('conformidade/:unidade', {
    queryKey: [...FAMILIA, unidade, dia],
    caminho: { unidade },
    busca: { dia },
  });

/** Each stage of the user's units in the month of a day. */
export const useConformidadeDasUnidades = (dia: string) =>
  useLeitura('conformidade', { queryKey: [...FAMILIA, null, dia], busca: { dia } });
