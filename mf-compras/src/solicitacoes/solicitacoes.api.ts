import { api } from '@merenda/shared';
import type {
  AquisicaoResumo,
  Cancelamento,
  Categoria,
  ItemComSaldo,
  Solicitacao,
  SolicitacaoEdicao,
  SolicitacaoNova,
  SolicitacaoResumo,
} from '@merenda/shared/contratos';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const CHAVE = ['solicitacoes'];

/** GET /solicitacoes: those of the user's units. */
export function useSolicitacoes() {
  return useQuery({
    queryKey: [...CHAVE, 'lista'],
    queryFn: ({ signal }) => api.get<SolicitacaoResumo[]>('solicitacoes', { signal }),
  });
}

/** GET /solicitacoes/{id}. */
export const lerSolicitacao = (id: number, signal?: AbortSignal) =>
  api.get<Solicitacao>(`solicitacoes/${id}`, { signal });

/** The same, read again each time, because the open quantity changes. */
export function useSolicitacao(id: number) {
  return useQuery({ queryKey: [...CHAVE, id], queryFn: ({ signal }) => lerSolicitacao(id, signal), staleTime: 0 });
}

/** GET /solicitacoes/{id}/cancelamento. */
export function useMotivoDaSolicitacao(id: number) {
  return useQuery({
    queryKey: [...CHAVE, id, 'cancelamento'],
    queryFn: ({ signal }) => api.get<Cancelamento>(`solicitacoes/${id}/cancelamento`, { signal }),
  });
}

/** Acquisitions that take a request today, of whatever unit. */
export function useAquisicoesAbertas() {
  return useQuery({
    queryKey: ['aquisicoes', 'para-solicitacao'],
    queryFn: ({ signal }) => api.get<AquisicaoResumo[]>('aquisicoes', { signal, busca: { paraSolicitacao: true } }),
    staleTime: 0,
  });
}

/** GET /fornecedores/{id}/itens?aquisicao=: what the supplier won in it, with what is still available. */
export function useItensDoFornecedor(fornecedor: number | undefined, aquisicao: number | undefined) {
  return useQuery({
    queryKey: ['aquisicoes', aquisicao, 'itens', fornecedor],
    queryFn: ({ signal }) =>
      api.get<ItemComSaldo[]>(`fornecedores/${fornecedor}/itens`, { signal, busca: { aquisicao } }),
    enabled: fornecedor !== undefined && aquisicao !== undefined,
    staleTime: 0,
  });
}

/** GET /categorias. */
export function useCategorias() {
  return useQuery({
    queryKey: ['categorias'],
    queryFn: ({ signal }) => api.get<Categoria[]>('categorias', { signal }),
    staleTime: Infinity,
  });
}

export function useCriarSolicitacao() {
  return useEscrita(({ solicitacao, idempotencia }: { solicitacao: SolicitacaoNova; idempotencia: string }) =>
    api.post<Solicitacao>('solicitacoes', solicitacao, { idempotencia }),
  );
}

export function useAlterarSolicitacao(id: number) {
  return useEscrita((edicao: SolicitacaoEdicao) => api.put<Solicitacao>(`solicitacoes/${id}`, edicao));
}

export function useCancelarSolicitacao(id: number) {
  return useEscrita((cancelamento: Cancelamento) => api.post<Solicitacao>(`solicitacoes/${id}/cancelar`, cancelamento));
}

/** A request moves the balances of its acquisition, a receipt the stocks too: all of them are read anew, also after a refusal. */
export function useEscrita<Entra, Sai>(mutationFn: (entra: Entra) => Promise<Sai>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => {
      for (const queryKey of [CHAVE, ['aquisicoes'], ['estoques']]) void cache.invalidateQueries({ queryKey });
    },
  });
}
