import { api } from '@merenda/shared';
import { useQuery } from '@tanstack/react-query';
import { FAMILIAS } from '../familias.js';

/** The known pathologies. A menu or a preparation that names another one adds it to the list. */
export const usePatologias = () =>
  useQuery({ queryKey: FAMILIAS.patologias, queryFn: ({ signal }) => api.get('patologias', { signal }) });
