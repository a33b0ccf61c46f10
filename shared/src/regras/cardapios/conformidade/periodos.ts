import { diasDoPeriodo, numeroDaSemana, somarDias } from '../../calendario.js';
import { formatarData } from '../../../formatos/datas.js';
import type { PeriodoAvaliado, PratoServidoNoDia } from './avaliacao.js';

/** A part of the calendar that rules are compared with; days are 'YYYY-MM-DD', both included. */
export interface Recorte {
  de: string;
  ate: string;
  mes: boolean;
}

/** The days of a civil month, 'YYYY-MM'. */
function mesCivil(mes: string): Recorte {
  const de = `${mes}-01`;
  const proximo = somarDias(de, 31).slice(0, 7);
  return { de, ate: somarDias(`${proximo}-01`, -1), mes: true };
}

/** The weeks from Monday to Sunday that belong to a month: those whose Monday is in it, whole. */
function semanasDoMes(mes: string): Recorte[] {
  const { de, ate } = mesCivil(mes);
  return diasDoPeriodo(de, ate)
    .filter((dia) => numeroDaSemana(dia) === 1)
    .map((segunda) => ({ de: segunda, ate: somarDias(segunda, 6), mes: false }));
}

/** The civil month of a day, 'YYYY-MM-DD', then the weeks that belong to it. */
export const recortesDoMes = (dia: string): Recorte[] => {
  const mes = dia.slice(0, 7);
  return [mesCivil(mes), ...semanasDoMes(mes)];
};

/** '12/11' */
const diaEMes = (iso: string): string => formatarData(iso).slice(0, 5);

/**
 * The days of a part of the calendar, as the rules compare them.
 * @param servidos the dishes by day, 'YYYY-MM-DD'
 * @param temAula whether a day is a school day
 */
export function periodoDoRecorte(
  { de, ate }: Recorte,
  servidos: ReadonlyMap<string, readonly PratoServidoNoDia[]>,
  temAula: (dia: string) => boolean,
): PeriodoAvaliado {
  const dias = diasDoPeriodo(de, ate);
  return {
    diasLetivos: dias.filter(temAula).length,
    dias: dias.flatMap((dia) => {
      const pratos = servidos.get(dia);
      return pratos ? [{ dia: diaEMes(dia), pratos }] : [];
    }),
  };
}
