import { useLeitura } from '@merenda/shared';
import { consultasDeEstoques } from '@merenda/shared/consultas';

/** GET /vencimentos. Read again each time it is opened: the calendar changes it too. */
export const useVencimentos = () =>
  useLeitura('vencimentos', { queryKey: [...consultasDeEstoques.familia, 'vencimentos'], staleTime: 0 });
