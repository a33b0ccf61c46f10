import { api, useEscrita, useExclusao } from '@merenda/shared';
import type { PreparoEdicao, PreparoNovo } from '@merenda/shared/contratos';
import { useQueries, useQuery } from '@tanstack/react-query';
import { FAMILIAS } from '../familias.js';

/** Dishes and menus show the contents of their preparations; a preparation may add a pathology to the list. */
export const RENOVA = [FAMILIAS.preparos, FAMILIAS.fichas, FAMILIAS.pratos, FAMILIAS.patologias];

/** Every preparation, by name. */
export const usePreparos = () =>
  useQuery({ queryKey: FAMILIAS.preparos, queryFn: ({ signal }) => api.get('preparos', { signal }) });

/** The whole recipe, read again: an edit starts from the current data. */
export const lerPreparo = (id: number) => api.get('preparos/:id', { caminho: { id } });

/** Some whole recipes, in this order; undefined until all are read. */
export const useReceitas = (ids: readonly number[]) =>
  useQueries({
    queries: ids.map((id) => ({ queryKey: [...FAMILIAS.preparos, id], queryFn: () => lerPreparo(id) })),
    combine: (consultas) => ({
      data: consultas.every(({ data }) => data !== undefined) ? consultas.flatMap(({ data }) => data ?? []) : undefined,
      error: consultas.find(({ error }) => error !== null)?.error ?? null,
      reler: () => consultas.forEach(({ refetch }) => void refetch()),
    }),
  });

/** The same, for a modal that shows it. */
export const usePreparo = (id: number) =>
  useQuery({ queryKey: [...FAMILIAS.preparos, id], queryFn: () => lerPreparo(id), staleTime: 0 });

/** What meals cooked of it, and the current recipe, newest first. */
export const useVersoes = (id: number) =>
  useQuery({
    queryKey: [...FAMILIAS.preparos, id, 'versoes'],
    queryFn: ({ signal }) => api.get('preparos/:id/versoes', { caminho: { id }, signal }),
  });

export const useCriarPreparo = () => useEscrita((preparo: PreparoNovo) => api.post('preparos', preparo), RENOVA);

export const useAlterarPreparo = () =>
  useEscrita(
    ({ id, ...edicao }: PreparoEdicao & { id: number }) => api.put('preparos/:id', edicao, { caminho: { id } }),
    RENOVA,
  );

export const useExcluirPreparo = () =>
  useExclusao('preparos', (id: number) => api.delete('preparos/:id', { caminho: { id } }), RENOVA);
