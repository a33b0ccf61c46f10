import { api } from '@merenda/shared';
import { consultasDeEstoques } from '@merenda/shared/consultas';
import { useQuery } from '@tanstack/react-query';

/** GET /vencimentos. Read again each time it is opened: the calendar changes it too. */
export function useVencimentos() {
  return useQuery({
    queryKey: [...consultasDeEstoques.familia, 'vencimentos'],
    queryFn: ({ signal }) => api.get('vencimentos', { signal }),
    staleTime: 0,
  });
}
