import { leitura } from '@merenda/shared';
import type { ListaComVisoes } from '@merenda/shared/contratos';

const familia = ['visoes'] as const;

/** Queries of saved views. */
export const consultasDeVisoes = {
  familia,
  /** GET /visoes: the user's views of a list and the shared ones, by name. */
  daLista: (lista: ListaComVisoes) => leitura('visoes', { queryKey: [...familia, lista], busca: { lista } }),
};
