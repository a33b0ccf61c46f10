import { api, useEscrita } from '@merenda/shared';
import type {
  Aquisicao,
  AquisicaoEdicao,
  AquisicaoNova,
  AquisicaoResumo,
  Cancelamento,
  FornecedorDaLista,
  ItemComSaldo,
  LimiarDeSaldo,
  Produto,
} from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';

const CHAVE = ['aquisicoes'];

/** What a change of an acquisition moves: the lists of them, with their items, balances and addenda. */
export const RENOVA = CHAVE;

/** GET /aquisicoes: those of the user's units. */
export function useAquisicoes() {
  return useQuery({
    queryKey: [...CHAVE, 'lista'],
    queryFn: ({ signal }) => api.get<AquisicaoResumo[]>('aquisicoes', { signal }),
  });
}

/** GET /aquisicoes/{id}. */
export const lerAquisicao = (id: number, signal?: AbortSignal) => api.get<Aquisicao>(`aquisicoes/${id}`, { signal });

/** The same, read again each time, because balances and versions change. */
export function useAquisicao(id: number) {
  return useQuery({ queryKey: [...CHAVE, id], queryFn: ({ signal }) => lerAquisicao(id, signal), staleTime: 0 });
}

/** GET /aquisicoes/{id}/itens: each item with its balance. */
export function useItensDaAquisicao(id: number) {
  return useQuery({
    queryKey: [...CHAVE, id, 'itens'],
    queryFn: ({ signal }) => api.get<ItemComSaldo[]>(`aquisicoes/${id}/itens`, { signal }),
    staleTime: 0,
  });
}

/** GET /aquisicoes/{id}/cancelamento. */
export function useMotivoDaAquisicao(id: number) {
  return useQuery({
    queryKey: [...CHAVE, id, 'cancelamento'],
    queryFn: ({ signal }) => api.get<Cancelamento>(`aquisicoes/${id}/cancelamento`, { signal }),
  });
}

/** GET /produtos. */
export function useProdutos() {
  return useQuery({ queryKey: ['produtos'], queryFn: ({ signal }) => api.get<Produto[]>('produtos', { signal }) });
}

/** GET /fornecedores. */
export function useFornecedores() {
  return useQuery({
    queryKey: ['fornecedores'],
    queryFn: ({ signal }) => api.get<FornecedorDaLista[]>('fornecedores', { signal }),
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
