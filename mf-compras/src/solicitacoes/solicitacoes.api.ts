import { api, useEscrita } from '@merenda/shared';
import { consultasDeEstoques } from '@merenda/shared/consultas';
import type { Cancelamento, SolicitacaoEdicao, SolicitacaoNova } from '@merenda/shared/contratos';
import { skipToken, useQuery } from '@tanstack/react-query';
import { FAMILIAS } from '../familias.js';

/** A request changes the balances of its acquisition, a receipt also the stocks. */
export const RENOVA = [FAMILIAS.solicitacoes, FAMILIAS.aquisicoes, consultasDeEstoques.familia];

/** GET /solicitacoes: those of the user's units. */
export function useSolicitacoes() {
  return useQuery({
    queryKey: [...FAMILIAS.solicitacoes, 'lista'],
    queryFn: ({ signal }) => api.get('solicitacoes', { signal }),
  });
}

/** GET /solicitacoes/{id}. */
export const lerSolicitacao = (id: number, signal?: AbortSignal) =>
  api.get('solicitacoes/:id', { caminho: { id }, signal });

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
    queryFn: ({ signal }) => api.get('solicitacoes/:id/cancelamento', { caminho: { id }, signal }),
  });
}

/** Acquisitions that take a request today, of whatever unit. */
export function useAquisicoesAbertas() {
  return useQuery({
    queryKey: [...FAMILIAS.aquisicoes, 'para-solicitacao'],
    queryFn: ({ signal }) => api.get('aquisicoes', { signal, busca: { paraSolicitacao: 'true' } }),
    staleTime: 0,
  });
}

/** GET /fornecedores/{id}/itens?aquisicao=: what the supplier won in it, with what is still available. */
export function useItensDoFornecedor(fornecedor: number | undefined, aquisicao: number | undefined) {
  return useQuery({
    queryKey: [...FAMILIAS.aquisicoes, aquisicao, 'itens', fornecedor],
    queryFn:
      fornecedor === undefined || aquisicao === undefined
        ? skipToken
        : ({ signal }) =>
            api.get('fornecedores/:id/itens', { caminho: { id: fornecedor }, signal, busca: { aquisicao } }),
    staleTime: 0,
  });
}

export function useCriarSolicitacao() {
  return useEscrita(
    ({ solicitacao, idempotencia }: { solicitacao: SolicitacaoNova; idempotencia: string }) =>
      api.post('solicitacoes', solicitacao, { idempotencia }),
    RENOVA,
  );
}

export function useAlterarSolicitacao(id: number) {
  return useEscrita((edicao: SolicitacaoEdicao) => api.put('solicitacoes/:id', edicao, { caminho: { id } }), RENOVA);
}

export function useCancelarSolicitacao(id: number) {
  return useEscrita(
    (cancelamento: Cancelamento) => api.post('solicitacoes/:id/cancelar', cancelamento, { caminho: { id } }),
    RENOVA,
  );
}
