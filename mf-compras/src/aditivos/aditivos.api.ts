import { api } from '@merenda/shared';
import type { Aditivo, AditivoEdicao, AditivoNovo } from '@merenda/shared/contratos';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const chave = (aquisicao: number) => ['aquisicoes', aquisicao, 'aditivos'];

/** GET /aquisicoes/{id}/aditivos, oldest first. */
export function useAditivos(aquisicao: number) {
  return useQuery({ queryKey: chave(aquisicao), queryFn: ({ signal }) => api.get<Aditivo[]>(`aquisicoes/${aquisicao}/aditivos`, { signal }) });
}

export function useCriarAditivo() {
  return useEscrita(({ aditivo, idempotencia }: { aditivo: AditivoNovo; idempotencia: string }) => api.post<Aditivo>('aditivos', aditivo, { idempotencia }));
}

export function useAlterarAditivo(id: number) {
  return useEscrita((aditivo: AditivoEdicao) => api.put<Aditivo>(`aditivos/${id}`, aditivo));
}

export function useExcluirAditivo() {
  return useEscrita((id: number) => api.delete(`aditivos/${id}`));
}

/** An addendum moves validity, value and balances of its acquisition. */
function useEscrita<Entra, Sai>(mutationFn: (entra: Entra) => Promise<Sai>) {
  const cache = useQueryClient();
  return useMutation({ mutationFn, onSuccess: () => void cache.invalidateQueries({ queryKey: ['aquisicoes'] }) });
}
