import { api, useEscrita } from '@merenda/shared';
import type { Prato, PratoEdicao, PratoNovo, PratoResumo } from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';
import { FAMILIAS } from '../familias.js';

/** Menus show the names of their dishes. */
const RENOVA = [FAMILIAS.pratos, FAMILIAS.fichas, FAMILIAS.cardapios];

/** Every dish, by name. */
export const usePratos = () =>
  useQuery({ queryKey: FAMILIAS.pratos, queryFn: ({ signal }) => api.get<PratoResumo[]>('pratos', { signal }) });

export const useCriarPrato = () => useEscrita((prato: PratoNovo) => api.post<Prato>('pratos', prato), RENOVA);

export const useAlterarPrato = () =>
  useEscrita(({ id, ...edicao }: PratoEdicao & { id: number }) => api.put<Prato>(`pratos/${id}`, edicao), RENOVA);

export const useExcluirPrato = () => useEscrita((id: number) => api.delete(`pratos/${id}`), RENOVA);
