import { api, escritasDe, useLeitura } from '@merenda/shared';
import { useQueries, useQuery } from '@tanstack/react-query';
import { FAMILIAS } from '../familias.js';

/** Dishes and menus show the contents of their preparations; a preparation may add a pathology to the list. */
export const RENOVA = [FAMILIAS.preparos, FAMILIAS.fichas, FAMILIAS.pratos, FAMILIAS.patologias];

/** Every preparation, by name. */
export const usePreparos = () => useLeitura('preparos', { queryKey: FAMILIAS.preparos });

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
  useLeitura('preparos/:id/versoes', { queryKey: [...FAMILIAS.preparos, id, 'versoes'], caminho: { id } });

export const {
  useCriar: useCriarPreparo,
  useAlterar: useAlterarPreparo,
  useExcluir: useExcluirPreparo,
} = escritasDe('preparos', RENOVA);
