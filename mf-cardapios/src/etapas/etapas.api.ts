import { useLeitura } from '@merenda/shared';
import { FAMILIAS } from '../familias.js';

/** The known pathologies. A menu or a preparation that names another one adds it to the list. */
export const usePatologias = () => useLeitura('patologias', { queryKey: FAMILIAS.patologias });
