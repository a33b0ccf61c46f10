import { useLeitura } from '@merenda/shared';
import { FAMILIAS } from '../familias.js';

/** The expected students of a meal, those who came, and those who did not. */
export const useDesperdicio = (id: number) =>
  useLeitura('refeicoes/:id/desperdicios', { queryKey: [...FAMILIAS.refeicoes, id, 'desperdicios'], caminho: { id } });
