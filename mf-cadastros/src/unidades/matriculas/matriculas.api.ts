import { api, useLeitura } from '@merenda/shared';
import { skipToken, useQuery } from '@tanstack/react-query';
import { FAMILIAS } from '../../familias.js';

/** The enrolments of a unit, newest year first; without a unit nothing is asked. */
export function useMatriculas(unidade: number | undefined) {
  return useQuery({
    queryKey: [...FAMILIAS.matriculas, unidade],
    queryFn:
      unidade === undefined
        ? skipToken
        : ({ signal }) => api.get('unidades-educacionais/:id/matriculas', { caminho: { id: unidade }, signal }),
  });
}

/** The transfer for the enrolments of a year; null where no norm sets it. */
export function useRepasse(ano: number | undefined) {
  return useQuery({
    queryKey: [...FAMILIAS.matriculas, 'repasse', ano],
    queryFn: ano === undefined ? skipToken : ({ signal }) => api.get('matriculas/repasse', { busca: { ano }, signal }),
  });
}

/** The totals of each unit and year, newest year first. */
export const useTotaisDeMatriculas = () =>
  useLeitura('matriculas/totais', { queryKey: [...FAMILIAS.matriculas, 'totais'] });
