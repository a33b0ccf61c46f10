import { api, leitura } from '@merenda/shared';
import type { Cartao } from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';

/** The key of all queries of the home page's cards ('hoje'). */
export const FAMILIA = ['hoje'] as const;

/** The figures of a card, of an educational unit or of all units of the user. */
export const consultaDoCartao = (cartao: Cartao, unidade: number | undefined) =>
  leitura('hoje/:cartao', { queryKey: [...FAMILIA, cartao, unidade], caminho: { cartao }, busca: { unidade } });

/** The same; read again when its screen opens: the user comes from the work that they count. */
export const useFiguras = (cartao: Cartao, unidade: number | undefined) =>
  useQuery({ ...consultaDoCartao(cartao, unidade), refetchOnMount: 'always' });

/** The secretary's figures, of an educational unit or of all units of the user. */
export const useNumerosDaSecretaria = (unidade: number | undefined) =>
  useQuery({
    ...leitura('hoje/secretaria', { queryKey: [...FAMILIA, 'secretaria', unidade], busca: { unidade } }),
    refetchOnMount: 'always',
  });

/** The menus of Monday to Friday of this week. */
export const useSemana = () =>
  useQuery({
    queryKey: [...FAMILIA, 'semana'],
    queryFn: ({ signal }) => api.get('cardapios-calendario/semana', { signal }),
    refetchOnMount: 'always',
  });
