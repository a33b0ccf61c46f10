import { api, useEscrita, useEscritaEm, useLeitura } from '@merenda/shared';
import type { ChamadaPublicaNova, ContratoDaChamada } from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';
import { FAMILIAS } from '../familias.js';

const RENOVA = [FAMILIAS.chamadas];

/** GET /chamadas-publicas: those of the user's units. */
export const useChamadas = () => useLeitura('chamadas-publicas', { queryKey: [...FAMILIAS.chamadas, 'lista'] });

/** GET /chamadas-publicas/{id}. */
export const lerChamada = (id: number, signal?: AbortSignal) =>
  api.get('chamadas-publicas/:id', { caminho: { id }, signal });

/** The same, read again each time, because its state and its version change. */
export function useChamada(id: number) {
  return useQuery({
    queryKey: [...FAMILIAS.chamadas, id],
    queryFn: ({ signal }) => lerChamada(id, signal),
    staleTime: 0,
  });
}

export function useCriarChamada() {
  return useEscrita(
    ({ chamada, idempotencia }: { chamada: ChamadaPublicaNova; idempotencia: string }) =>
      api.post('chamadas-publicas', chamada, { idempotencia }),
    RENOVA,
  );
}

export const useAlterarChamada = (id: number) => useEscritaEm('PUT /chamadas-publicas/:id', { id }, RENOVA);

export const useGravarProjetos = (id: number) => useEscritaEm('PUT /chamadas-publicas/:id/projetos', { id }, RENOVA);

export const useCancelarChamada = (id: number) =>
  useEscritaEm('PUT /chamadas-publicas/:id/cancelamento', { id }, RENOVA);

/** The acts that change the state of a call and need nothing else. */
export type AtoDaChamada = 'publicar' | 'classificar' | 'homologar';

export function useAtoDaChamada() {
  return useEscrita(({ id, ato }: { id: number; ato: AtoDaChamada }) => {
    const em = { caminho: { id } };
    switch (ato) {
      case 'publicar':
        return api.put('chamadas-publicas/:id/publicar', undefined, em);
      case 'classificar':
        return api.put('chamadas-publicas/:id/classificar', undefined, em);
      case 'homologar':
        return api.put('chamadas-publicas/:id/homologar', undefined, em);
    }
  }, RENOVA);
}

/** POST /chamadas-publicas/{id}/contratos: the acquisition is in the list of contracts then. */
export function useContratarChamada(id: number) {
  return useEscrita(
    ({ contrato, idempotencia }: { contrato: ContratoDaChamada; idempotencia: string }) =>
      api.post('chamadas-publicas/:id/contratos', contrato, { caminho: { id }, idempotencia }),
    [FAMILIAS.chamadas, FAMILIAS.aquisicoes],
  );
}
