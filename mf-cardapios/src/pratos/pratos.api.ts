import { api, useEscrita, useExclusao } from '@merenda/shared';
import type { PratoEdicao, PratoNovo } from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';
import { FAMILIAS } from '../familias.js';

/** Menus show the names of their dishes. */
const RENOVA = [FAMILIAS.pratos, FAMILIAS.fichas, FAMILIAS.cardapios];

/** Every dish, by name. */
export const usePratos = () =>
  useQuery({ queryKey: FAMILIAS.pratos, queryFn: ({ signal }) => api.get('pratos', { signal }) });

export const useCriarPrato = () => useEscrita((prato: PratoNovo) => api.post('pratos', prato), RENOVA);

export const useAlterarPrato = () =>
  useEscrita(
    ({ id, ...edicao }: PratoEdicao & { id: number }) => api.put('pratos/:id', edicao, { caminho: { id } }),
    RENOVA,
  );

export const useExcluirPrato = () =>
  useExclusao('pratos', (id: number) => api.delete('pratos/:id', { caminho: { id } }), RENOVA);
