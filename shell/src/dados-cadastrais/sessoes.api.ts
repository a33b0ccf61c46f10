import { api, useEscrita, useLeitura } from '@merenda/shared';

const FAMILIA = ['sessoes'] as const;

/** The open sessions of the user. */
export const useSessoes = () => useLeitura('sessoes', { queryKey: FAMILIA });

/** Ends one of them. */
export const useEncerrarSessao = () =>
  useEscrita((sessao: string) => api.delete('sessoes/:sessao', { caminho: { sessao } }), [FAMILIA]);

/** Ends all but this one. */
export const useEncerrarOutras = () => useEscrita(() => api.delete('sessoes'), [FAMILIA]);
