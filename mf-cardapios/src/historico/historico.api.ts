import { api, useEscrita } from '@merenda/shared';
import type { PreviaDoAbatimento, Refeicao, RegistroDeAlimento } from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';

const REFEICOES = 'refeicoes';
/** A meal changes its own list, the day's menus, the calendar and the stock. */
const RENOVA = [REFEICOES, 'cardapios-do-dia', 'cardapios-calendario', 'estoques'];

/** The meals of a unit between two days ('YYYY-MM-DD'), where they are given. */
export function useRefeicoes(unidade: number | null, { de, ate }: { de?: string; ate?: string }) {
  return useQuery({
    queryKey: [REFEICOES, 'lista', unidade, de, ate],
    enabled: unidade !== null,
    queryFn: ({ signal }) => api.get<Refeicao[]>('refeicoes', { busca: { unidade: unidade ?? undefined, de, ate }, signal }),
  });
}

export function useRegistrosDeAlimentos(refeicao: number) {
  return useQuery({ queryKey: [REFEICOES, refeicao, 'registros'], queryFn: ({ signal }) => api.get<RegistroDeAlimento[]>(`refeicoes/${refeicao}/registros-alimentos`, { signal }) });
}

/** What executing would take from which lot now: never from the cache, since the stock moves. */
export function usePreviaDoAbatimento(refeicao: number) {
  return useQuery({
    queryKey: [REFEICOES, refeicao, 'previa'],
    gcTime: 0,
    staleTime: 0,
    queryFn: ({ signal }) => api.get<PreviaDoAbatimento>(`refeicoes/${refeicao}/abatimento`, { signal }),
  });
}

export function useExecutarRefeicao() {
  return useEscrita(({ id, idempotencia }: { id: number; idempotencia: string }) => api.post<Refeicao>(`refeicoes/${id}/abatimento`, undefined, { idempotencia }), RENOVA);
}

/** `sobras`: kg. */
export function useRegistrarSobra() {
  return useEscrita(({ id, sobras }: { id: number; sobras: number }) => api.patch<Refeicao>(`refeicoes/${id}`, undefined, { busca: { sobras } }), RENOVA);
}

export function useExcluirRefeicao() {
  return useEscrita((id: number) => api.delete(`refeicoes/${id}`), RENOVA);
}
