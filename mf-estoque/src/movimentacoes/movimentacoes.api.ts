import { api } from '@merenda/shared';
import type { Movimentacao, MovimentacaoCancelamento, MovimentacaoNova, MovimentacaoRecebimento } from '@merenda/shared/contratos';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

interface Envio {
  idempotencia: string;
}

/** The movements that leave a stock or come to it, newest first. Asks nothing until a stock is chosen. */
export function useMovimentacoes(estoque: number | undefined) {
  return useQuery({
    queryKey: ['estoques', estoque, 'movimentacoes'],
    queryFn: ({ signal }) => api.get<Movimentacao[]>(`estoques/${estoque}/movimentacoes`, { signal }),
    enabled: estoque !== undefined,
  });
}

/** Why a movement was cancelled. */
export function useCancelamento(estoque: number, id: number) {
  return useQuery({
    queryKey: ['estoques', estoque, 'movimentacoes', id, 'cancelamento'],
    queryFn: ({ signal }) => api.get<MovimentacaoCancelamento>(`estoques/${estoque}/movimentacoes/${id}/cancelamento`, { signal }),
  });
}

/** A movement changes two stocks: everything that is known of stocks is read again, after a refusal too. */
function useEscrita<V>(escrever: (valores: V) => Promise<unknown>) {
  const cache = useQueryClient();
  return useMutation({ mutationFn: escrever, onSettled: () => cache.invalidateQueries({ queryKey: ['estoques'] }) });
}

export function useCriarMovimentacao() {
  return useEscrita(({ origem, destino, produtos, idempotencia }: Envio & { origem: number; destino: number; produtos: MovimentacaoNova }) =>
    api.post(`estoques/${origem}/movimentar/${destino}`, produtos, { idempotencia }),
  );
}

export function useReceberMovimentacao() {
  return useEscrita(({ idempotencia, ...recebimento }: MovimentacaoRecebimento & Envio) => api.put('estoques/movimentacoes/receber', recebimento, { idempotencia }));
}

export function useCancelarMovimentacao(estoque: number, id: number) {
  return useEscrita(({ motivo, idempotencia }: MovimentacaoCancelamento & Envio) =>
    api.put(`estoques/${estoque}/movimentacoes/${id}/cancelar`, { motivo }, { idempotencia }),
  );
}
