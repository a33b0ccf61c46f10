import { dataIsoValida } from '../formatos/datas.js';
import { type Violacao, violacao } from './violacao.js';

/** A day 'YYYY-MM-DD'; null or undefined while it is not given. */
export type Dia = string | null | undefined;

/** Whether a day is before another. False while either is not a valid day, which its own field reports. */
export const diaAnterior = (dia: Dia, outro: Dia): boolean =>
  !!dia && !!outro && dataIsoValida(dia) && dataIsoValida(outro) && dia < outro;

/** A period includes both its days, so it may be of one day. */
export const violacoesDoPeriodo = ({ de, ate }: { de: Dia; ate: Dia }): Violacao[] =>
  violacao(diaAnterior(ate, de), 'ate', 'A data final é anterior à inicial.');
