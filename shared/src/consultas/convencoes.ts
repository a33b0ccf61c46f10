import { api } from '@merenda/shared';
import type { ListaConvencao } from '@merenda/shared/contratos';
import { queryOptions } from '@tanstack/react-query';

const familia = ['convencoes'] as const;

/** Queries of the server's lists of codes and descriptions. */
export const consultasDeConvencoes = {
  familia,
  /** GET /convencoes/{lista}. */
  lista: (lista: ListaConvencao) =>
    queryOptions({
      queryKey: [...familia, lista],
      queryFn: ({ signal }) => api.get('convencoes/:lista', { caminho: { lista }, signal }),
    }),
};
