import { api } from '@merenda/shared';
import type { Cartao } from '@merenda/shared/contratos';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** The key of all queries of today. */
export const FAMILIA = ['hoje'] as const;

/** The figures of a card. */
export const consultaDoCartao = (cartao: Cartao) =>
  queryOptions({
    queryKey: [...FAMILIA, cartao],
    queryFn: ({ signal }) => api.get('hoje/:cartao', { caminho: { cartao }, signal }),
  });

/** The same; read again when its screen opens: the user comes from the work that they count. */
export const useFiguras = (cartao: Cartao) => useQuery({ ...consultaDoCartao(cartao), refetchOnMount: 'always' });

/** The menus of Monday to Friday of this week. */
export const useSemana = () =>
  useQuery({
    queryKey: [...FAMILIA, 'semana'],
    queryFn: ({ signal }) => api.get('cardapios-calendario/semana', { signal }),
    refetchOnMount: 'always',
  });
