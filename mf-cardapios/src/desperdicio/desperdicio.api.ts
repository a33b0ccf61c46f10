import { api } from '@merenda/shared';
import { useQuery } from '@tanstack/react-query';
import { FAMILIAS } from '../familias.js';

/** The expected students of a meal, those who came, and those who did not. */
export function useDesperdicio(id: number) {
  return useQuery({
    queryKey: [...FAMILIAS.refeicoes, id, 'desperdicios'],
    queryFn: ({ signal }) => api.get('refeicoes/:id/desperdicios', { caminho: { id }, signal }),
  });
}
