import { api, useEscrita } from '@merenda/shared';
import type { Preparo, PreparoEdicao, PreparoNovo, PreparoResumo } from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';

/** Dishes and menus show what their preparations hold; a new pathology may have joined the list. */
const RENOVA = ['preparos', 'fichas', 'pratos', 'patologias'];

/** Every preparation, by name. */
export const usePreparos = () =>
  useQuery({ queryKey: ['preparos'], queryFn: ({ signal }) => api.get<PreparoResumo[]>('preparos', { signal }) });

/** The whole recipe, read anew: what is edited must be what is there now. */
export const lerPreparo = (id: number) => api.get<Preparo>(`preparos/${id}`);

export const useCriarPreparo = () =>
  useEscrita((preparo: PreparoNovo) => api.post<Preparo>('preparos', preparo), RENOVA);

export const useAlterarPreparo = () =>
  useEscrita(({ id, ...edicao }: PreparoEdicao & { id: number }) => api.put<Preparo>(`preparos/${id}`, edicao), RENOVA);

export const useExcluirPreparo = () => useEscrita((id: number) => api.delete(`preparos/${id}`), RENOVA);
