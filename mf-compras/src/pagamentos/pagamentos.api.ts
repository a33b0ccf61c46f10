import { api, useEscrita, useEscritaEm, useLeitura } from '@merenda/shared';
import { ORDENS_PAGAMENTO, SITUACOES_DO_PAGAMENTO, type PagamentoNovo } from '@merenda/shared/contratos';
import { useListaPaginada, type CampoPerguntado } from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { FAMILIAS } from '../familias.js';

const RENOVA = [FAMILIAS.pagamentos];

/** GET /pagamentos/pagina: those of the user's units. The criteria have the names of its parameters. */
export function usePagamentos(campos: readonly CampoPerguntado[]) {
  return useListaPaginada({
    chave: [...FAMILIAS.pagamentos, 'lista'],
    ordens: ORDENS_PAGAMENTO,
    campos,
    ler: (criterios, pedida, signal) =>
      api.get('pagamentos/pagina', {
        signal,
        busca: {
          ...criterios,
          ...pedida,
          situacao: SITUACOES_DO_PAGAMENTO.find((situacao) => situacao === criterios.situacao),
        },
      }),
  });
}

/** GET /pagamentos/{id}. */
export const usePagamento = (id: number) =>
  useLeitura('pagamentos/:id', { queryKey: [...FAMILIAS.pagamentos, id], caminho: { id } });

/** GET /pagamentos/solicitacoes/{id}: read again each time, because what may be paid changes. */
export function useNotasAPagar(solicitacao: number) {
  return useQuery({
    queryKey: [...FAMILIAS.pagamentos, 'solicitacoes', solicitacao],
    queryFn: ({ signal }) => api.get('pagamentos/solicitacoes/:id', { caminho: { id: solicitacao }, signal }),
    staleTime: 0,
  });
}

export function useCriarPagamento() {
  return useEscrita(
    ({ pagamento, idempotencia }: { pagamento: PagamentoNovo; idempotencia: string }) =>
      api.post('pagamentos', pagamento, { idempotencia }),
    RENOVA,
  );
}

export const useEstornarPagamento = (id: number) => useEscritaEm('POST /pagamentos/:id/estorno', { id }, RENOVA);
