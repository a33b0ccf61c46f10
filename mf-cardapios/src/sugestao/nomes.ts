import { ROTULOS_TIPO_REFEICAO } from '@merenda/shared/contratos';
import { dataComparavel } from '@merenda/shared/formatos';
import { nomeDoDia } from '../calendario/mes.js';
import type { SemanaDaProposta, Vaga } from './proposta.js';

/** 'segunda, 30/11' of '30/11/2026'. */
export const diaCurto = (dia: string): string => `${nomeDoDia(dataComparavel(dia)).split('-')[0]}, ${dia.slice(0, 5)}`;

/** 'Almoço de segunda-feira, 30 de novembro' */
export const nomeDaVaga = (dia: string, { tipo }: Pick<Vaga, 'tipo'>): string =>
  `${ROTULOS_TIPO_REFEICAO[tipo]} de ${nomeDoDia(dataComparavel(dia))}`;

/** 'Semana de 30/11 a 04/12': its first and last day with class. */
export const nomeDaSemana = ({ de, ate, dias }: SemanaDaProposta): string =>
  `Semana de ${(dias[0]?.dia ?? de).slice(0, 5)} a ${(dias.at(-1)?.dia ?? ate).slice(0, 5)}`;
