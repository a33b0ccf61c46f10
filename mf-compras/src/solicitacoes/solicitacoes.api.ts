import { api, useEscrita } from '@merenda/shared';
import { consultasDeEstoques } from '@merenda/shared/consultas';
import type {
  AquisicaoResumo,
  Cancelamento,
  ItemComSaldo,
  Solicitacao,
  SolicitacaoEdicao,
  SolicitacaoNova,
  SolicitacaoResumo,
} from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';
import { FAMILIAS } from '../familias.js';

/** A request changes the balances of its acquisition, a receipt also the stocks. */
export const RENOVA = [FAMILIAS.solicitacoes, FAMILIAS.aquisicoes, consultasDeEstoques.familia];

/** GET /solicitacoes: those of the user's units. */
export function useSolicitacoes() {
  return useQuery({
    queryKey: [...FAMILIAS.solicitacoes, 'lista'],
    queryFn: ({ signal }) => api.get<SolicitacaoResumo[]>('solicitacoes', { signal }),
  });
}

/** GET /solicitacoes/{id}. */
export const lerSolicitacao = (id: number, signal?: AbortSignal) =>
  api.get<Solicitacao>(`solicitacoes/${id}`, { signal });

/** The same, read again each time, because the open quantity changes. */
export function useSolicitacao(id: number) {
  return useQuery({
    queryKey: [...FAMILIAS.solicitacoes, id],
    queryFn: ({ signal }) => lerSolicitacao(id, signal),
    staleTime: 0,
  });
}

/** GET /solicitacoes/{id}/cancelamento. */
export function useMotivoDaSolicitacao(id: number) {
  return useQuery({
    queryKey: [...FAMILIAS.solicitacoes, id, 'cancelamento'],
    queryFn: ({ signal }) => api.get<Cancelamento>(`solicitacoes/${id}/cancelamento`, { signal }),
  });
}

/** Acquisitions that take a request today, of whatever unit. */
export function useAquisicoesAbertas() {
  return useQuery({
    queryKey: [...FAMILIAS.aquisicoes, 'para-solicitacao'],
    queryFn: ({ signal }) => api.get<AquisicaoResumo[]>('aquisicoes', { signal, busca: { paraSolicitacao: true } }),
    staleTime: 0,
  });
}

/** GET /fornecedores/{id}/itens?aquisicao=: what the supplier won in it, with what is still available. */
export function useItensDoFornecedor(fornecedor: number | undefined, aquisicao: number | undefined) {
  return useQuery({
    queryKey: [...FAMILIAS.aquisicoes, aquisicao, 'itens', fornecedor],
    queryFn: ({ signal }) =>
      api.get<ItemComSaldo[]>(`fornecedores/${fornecedor}/itens`, { signal, busca: { aquisicao } }),
    enabled: fornecedor !== undefined && aquisicao !== undefined,
    staleTime: 0,
  });
}

export function useCriarSolicitacao() {
  return useEscrita(
    ({ solicitacao, idempotencia }: { solicitacao: SolicitacaoNova; idempotencia: string }) =>
      api.post<Solicitacao>('solicitacoes', solicitacao, { idempotencia }),
    RENOVA,
  );
}

export function useAlterarSolicitacao(id: number) {
  return useEscrita((edicao: SolicitacaoEdicao) => api.put<Solicitacao>(`solicitacoes/${id}`, edicao), RENOVA);
}

export function useCancelarSolicitacao(id: number) {
  return useEscrita(
    (cancelamento: Cancelamento) => api.post<Solicitacao>(`solicitacoes/${id}/cancelar`, cancelamento),
    RENOVA,
  );
}
