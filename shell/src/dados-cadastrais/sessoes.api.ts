import { api, useEscrita } from '@merenda/shared';
import { useQuery } from '@tanstack/react-query';

const FAMILIA = ['sessoes'] as const;

/** The open sessions of the user. */
export const useSessoes = () =>
  useQuery({ queryKey: FAMILIA, queryFn: ({ signal }) => api.get('sessoes', { signal }) });

/** Ends one of them. */
export const useEncerrarSessao = () =>
  useEscrita((sessao: string) => api.delete('sessoes/:sessao', { caminho: { sessao } }), [FAMILIA]);

/** Ends all but this one. */
export const useEncerrarOutras = () => useEscrita(() => api.delete('sessoes'), [FAMILIA]);
