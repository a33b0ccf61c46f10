import { api, useEscrita, useEscritaEm, useLeitura } from '@merenda/shared';
import { consultasDeEstoques } from '@merenda/shared/consultas';
import {
  ORDENS_SOLICITACAO,
  STATUS_DA_BUSCA,
  type ItemComSaldo,
  type SolicitacaoNova,
} from '@merenda/shared/contratos';
import { useListaPaginada, type CampoPerguntado } from '@merenda/shared/ui';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { FAMILIAS } from '../familias.js';

/** A request changes the balances of its acquisition, a receipt also the stocks. */
export const RENOVA = [FAMILIAS.solicitacoes, FAMILIAS.aquisicoes, consultasDeEstoques.familia];

/** GET /solicitacoes/pagina: those of the user's units. The criteria have the names of its parameters. */
export function useSolicitacoes(campos: readonly CampoPerguntado[]) {
  return useListaPaginada({
    chave: [...FAMILIAS.solicitacoes, 'lista'],
    ordens: ORDENS_SOLICITACAO,
    campos,
    ler: (criterios, pedida, signal) =>
      api.get('solicitacoes/pagina', {
        signal,
        busca: { ...criterios, ...pedida, status: STATUS_DA_BUSCA.find((status) => status === criterios.status) },
      }),
  });
}

/** GET /solicitacoes/filtros: the suppliers and units of the user's requests. */
export const useFiltrosDasSolicitacoes = () =>
  useLeitura('solicitacoes/filtros', { queryKey: [...FAMILIAS.solicitacoes, 'filtros'] });

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
export const useMotivoDaSolicitacao = (id: number) =>
  useLeitura('solicitacoes/:id/cancelamento', {
    queryKey: [...FAMILIAS.solicitacoes, id, 'cancelamento'],
    caminho: { id },
  });

/** Acquisitions that take a request today, of whatever unit. */
export const lerAquisicoesAbertas = (signal?: AbortSignal) =>
  api.get('aquisicoes', { signal, busca: { paraSolicitacao: 'true' } });

/** The same, for a choice. */
export function useAquisicoesAbertas() {
  return useQuery({
    queryKey: [...FAMILIAS.aquisicoes, 'para-solicitacao'],
    queryFn: ({ signal }) => lerAquisicoesAbertas(signal),
    staleTime: 0,
  });
}

const chaveDosItens = (fornecedor: number | undefined, aquisicao: number | undefined) => [
  ...FAMILIAS.aquisicoes,
  aquisicao,
  'itens',
  fornecedor,
];

/** The items of `useItensDoFornecedor` that the form has read. */
export function useItensLidos(): (fornecedor: number, aquisicao: number) => readonly ItemComSaldo[] {
  const lidos = useQueryClient();
  return (fornecedor, aquisicao) => lidos.getQueryData<ItemComSaldo[]>(chaveDosItens(fornecedor, aquisicao)) ?? [];
}

/** GET /fornecedores/{id}/itens?aquisicao=: the items that the supplier won in it, with their available quantities. */
export function useItensDoFornecedor(fornecedor: number | undefined, aquisicao: number | undefined) {
  return useQuery({
    queryKey: chaveDosItens(fornecedor, aquisicao),
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

export const useAlterarSolicitacao = (id: number) => useEscritaEm('PUT /solicitacoes/:id', { id }, RENOVA);

export const useCancelarSolicitacao = (id: number) => useEscritaEm('POST /solicitacoes/:id/cancelar', { id }, RENOVA);
