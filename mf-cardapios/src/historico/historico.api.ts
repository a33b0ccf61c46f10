import { api } from '@merenda/shared';
import type { PreviaDoAbatimento, Refeicao, RegistroDeAlimento } from '@merenda/shared/contratos';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const CHAVE = ['refeicoes'];

/** The meals of a unit between two days ('YYYY-MM-DD'), where they are given. */
export function useRefeicoes(unidade: number | null, { de, ate }: { de?: string; ate?: string }) {
  return useQuery({
    queryKey: [...CHAVE, 'lista', unidade, de, ate],
    enabled: unidade !== null,
    queryFn: ({ signal }) => api.get<Refeicao[]>('refeicoes', { busca: { unidade: unidade ?? undefined, de, ate }, signal }),
  });
}

export function useRegistrosDeAlimentos(refeicao: number) {
  return useQuery({ queryKey: [...CHAVE, refeicao, 'registros'], queryFn: ({ signal }) => api.get<RegistroDeAlimento[]>(`refeicoes/${refeicao}/registros-alimentos`, { signal }) });
}

/** What executing would take from which lot now: never from the cache, since the stock moves. */
export function usePreviaDoAbatimento(refeicao: number) {
  return useQuery({
    queryKey: [...CHAVE, refeicao, 'previa'],
    gcTime: 0,
    staleTime: 0,
    queryFn: ({ signal }) => api.get<PreviaDoAbatimento>(`refeicoes/${refeicao}/abatimento`, { signal }),
  });
}

export function useExecutarRefeicao() {
  return useMudanca(({ id, idempotencia }: { id: number; idempotencia: string }) => api.post<Refeicao>(`refeicoes/${id}/abatimento`, undefined, { idempotencia }));
}

/** `sobras`: kg. */
export function useRegistrarSobra() {
  return useMudanca(({ id, sobras }: { id: number; sobras: number }) => api.patch<Refeicao>(`refeicoes/${id}`, undefined, { busca: { sobras } }));
}

export function useExcluirRefeicao() {
  return useMudanca((id: number) => api.delete(`refeicoes/${id}`));
}

/** A meal changes its own list, the day's menus, the calendar and the stock. */
function useMudanca<V, R>(mudar: (variaveis: V) => Promise<R>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: mudar,
    onSettled: () => Promise.all([CHAVE, ['cardapios-do-dia'], ['cardapios-calendario'], ['estoques']].map((queryKey) => cache.invalidateQueries({ queryKey }))),
  });
}
