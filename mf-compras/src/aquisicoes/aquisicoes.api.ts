import { api, useEscrita, useEscritaEm, useExclusao, useLeitura } from '@merenda/shared';
import type { AquisicaoNova, FontesDasAquisicoes } from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';
import { FAMILIAS } from '../familias.js';

/** A change of an acquisition changes the lists, the items, the balances and the addenda. */
export const RENOVA = [FAMILIAS.aquisicoes];

/** GET /aquisicoes: those of the user's units. */
export const useAquisicoes = () => useLeitura('aquisicoes', { queryKey: [...FAMILIAS.aquisicoes, 'lista'] });

/** GET /aquisicoes/{id}. */
export const lerAquisicao = (id: number, signal?: AbortSignal) =>
  api.get('aquisicoes/:id', { caminho: { id }, signal });

/** The same, read again each time, because balances and versions change. */
export function useAquisicao(id: number) {
  return useQuery({
    queryKey: [...FAMILIAS.aquisicoes, id],
    queryFn: ({ signal }) => lerAquisicao(id, signal),
    staleTime: 0,
  });
}

/** GET /aquisicoes/{id}/itens: each item with its balance. */
export const useItensDaAquisicao = (id: number) =>
  useLeitura('aquisicoes/:id/itens', {
    queryKey: [...FAMILIAS.aquisicoes, id, 'itens'],
    caminho: { id },
    staleTime: 0,
  });

/** GET /aquisicoes/{id}/cancelamento. */
export const useMotivoDaAquisicao = (id: number) =>
  useLeitura('aquisicoes/:id/cancelamento', {
    queryKey: [...FAMILIAS.aquisicoes, id, 'cancelamento'],
    caminho: { id },
  });

export function useCriarAquisicao() {
  return useEscrita(
    ({ aquisicao, idempotencia }: { aquisicao: AquisicaoNova; idempotencia: string }) =>
      api.post('aquisicoes', aquisicao, { idempotencia }),
    RENOVA,
  );
}

export const useAlterarAquisicao = (id: number) => useEscritaEm('PUT /aquisicoes/:id', { id }, RENOVA);

export function useExcluirAquisicao() {
  return useExclusao('aquisicoes', (id: number) => api.delete('aquisicoes/:id', { caminho: { id } }), RENOVA);
}

export function useHomologarAquisicao() {
  return useEscrita((id: number) => api.put('aquisicoes/:id/homologar', undefined, { caminho: { id } }), RENOVA);
}

export const useCancelarAquisicao = (id: number) => useEscritaEm('PUT /aquisicoes/:id/cancelamento', { id }, RENOVA);

/** PUT /aquisicoes/fonte-de-recursos: who pays several. */
export const useDefinirFontes = () =>
  useEscrita((fontes: FontesDasAquisicoes) => api.put('aquisicoes/fonte-de-recursos', fontes), RENOVA);

export const useDefinirLimiar = (id: number) => useEscritaEm('PUT /aquisicoes/notificacao/:id', { id }, RENOVA);
