import { api, useEscrita } from '@merenda/shared';
import type {
  Aquisicao,
  AquisicaoEdicao,
  AquisicaoNova,
  AquisicaoResumo,
  Cancelamento,
  ItemComSaldo,
  LimiarDeSaldo,
} from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';
import { FAMILIAS } from '../familias.js';

/** A change of an acquisition changes the lists, the items, the balances and the addenda. */
export const RENOVA = [FAMILIAS.aquisicoes];

/** GET /aquisicoes: those of the user's units. */
export function useAquisicoes() {
  return useQuery({
    queryKey: [...FAMILIAS.aquisicoes, 'lista'],
    queryFn: ({ signal }) => api.get<AquisicaoResumo[]>('aquisicoes', { signal }),
  });
}

/** GET /aquisicoes/{id}. */
export const lerAquisicao = (id: number, signal?: AbortSignal) => api.get<Aquisicao>(`aquisicoes/${id}`, { signal });

/** The same, read again each time, because balances and versions change. */
export function useAquisicao(id: number) {
  return useQuery({
    queryKey: [...FAMILIAS.aquisicoes, id],
    queryFn: ({ signal }) => lerAquisicao(id, signal),
    staleTime: 0,
  });
}

/** GET /aquisicoes/{id}/itens: each item with its balance. */
export function useItensDaAquisicao(id: number) {
  return useQuery({
    queryKey: [...FAMILIAS.aquisicoes, id, 'itens'],
    queryFn: ({ signal }) => api.get<ItemComSaldo[]>(`aquisicoes/${id}/itens`, { signal }),
    staleTime: 0,
  });
}

/** GET /aquisicoes/{id}/cancelamento. */
export function useMotivoDaAquisicao(id: number) {
  return useQuery({
    queryKey: [...FAMILIAS.aquisicoes, id, 'cancelamento'],
    queryFn: ({ signal }) => api.get<Cancelamento>(`aquisicoes/${id}/cancelamento`, { signal }),
  });
}

export function useCriarAquisicao() {
  return useEscrita(
    ({ aquisicao, idempotencia }: { aquisicao: AquisicaoNova; idempotencia: string }) =>
      api.post<Aquisicao>('aquisicoes', aquisicao, { idempotencia }),
    RENOVA,
  );
}

export function useAlterarAquisicao(id: number) {
  return useEscrita((aquisicao: AquisicaoEdicao) => api.put<Aquisicao>(`aquisicoes/${id}`, aquisicao), RENOVA);
}

export function useExcluirAquisicao() {
  return useEscrita((id: number) => api.delete(`aquisicoes/${id}`), RENOVA);
}

export function useHomologarAquisicao() {
  return useEscrita((id: number) => api.put<Aquisicao>(`aquisicoes/${id}/homologar`), RENOVA);
}

export function useCancelarAquisicao(id: number) {
  return useEscrita(
    (cancelamento: Cancelamento) => api.put<Aquisicao>(`aquisicoes/${id}/cancelamento`, cancelamento),
    RENOVA,
  );
}

export function useDefinirLimiar(id: number) {
  return useEscrita((limiar: LimiarDeSaldo) => api.put<Aquisicao>(`aquisicoes/notificacao/${id}`, limiar), RENOVA);
}
