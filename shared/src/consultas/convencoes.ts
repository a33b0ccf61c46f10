import { leitura } from '@merenda/shared';
import type { ListaConvencao } from '@merenda/shared/contratos';

const familia = ['convencoes'] as const;

/** Queries of the server's lists of codes and descriptions. */
export const consultasDeConvencoes = {
  familia,
  /** GET /convencoes/{lista}. */
  lista: (lista: ListaConvencao) => leitura('convencoes/:lista', { queryKey: [...familia, lista], caminho: { lista } }),
};
