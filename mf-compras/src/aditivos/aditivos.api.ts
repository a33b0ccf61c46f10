import { api, useEscrita, useEscritaEm, useExclusao } from '@merenda/shared';
import type { AditivoNovo } from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';
import { RENOVA } from '../aquisicoes/aquisicoes.api.js';
import { FAMILIAS } from '../familias.js';

/** GET /aquisicoes/{id}/aditivos, oldest first. */
export const lerAditivos = (aquisicao: number, signal?: AbortSignal) =>
  api.get('aquisicoes/:id/aditivos', { caminho: { id: aquisicao }, signal });

export function useAditivos(aquisicao: number) {
  return useQuery({
    queryKey: [...FAMILIAS.aquisicoes, aquisicao, 'aditivos'],
    queryFn: ({ signal }) => lerAditivos(aquisicao, signal),
  });
}

// An addendum changes the validity, the value and the balances of its acquisition.

export function useCriarAditivo() {
  return useEscrita(
    ({ aditivo, idempotencia }: { aditivo: AditivoNovo; idempotencia: string }) =>
      api.post('aditivos', aditivo, { idempotencia }),
    RENOVA,
  );
}

export const useAlterarAditivo = (id: number) => useEscritaEm('PUT /aditivos/:id', { id }, RENOVA);

export function useExcluirAditivo() {
  return useExclusao('aditivos', (id: number) => api.delete('aditivos/:id', { caminho: { id } }), RENOVA);
}
