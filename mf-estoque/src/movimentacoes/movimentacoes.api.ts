import { api, useEscrita } from '@merenda/shared';
import { consultasDeEstoques } from '@merenda/shared/consultas';
import type {
  Movimentacao,
  MovimentacaoCancelamento,
  MovimentacaoNova,
  MovimentacaoRecebimento,
} from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';
import { RENOVA } from '../estoques/estoques.api.js';

interface ChaveDoEnvio {
  idempotencia: string;
}

/** The movements that leave a stock or come to it, newest first. Asks nothing until a stock is chosen. */
export function useMovimentacoes(estoque: number | undefined) {
  return useQuery({
    queryKey: [...consultasDeEstoques.doEstoque(estoque), 'movimentacoes'],
    queryFn: ({ signal }) => api.get<Movimentacao[]>(`estoques/${estoque}/movimentacoes`, { signal }),
    enabled: estoque !== undefined,
  });
}

/** Why a movement was cancelled. */
export function useCancelamento(estoque: number, id: number) {
  return useQuery({
    queryKey: [...consultasDeEstoques.doEstoque(estoque), 'movimentacoes', id, 'cancelamento'],
    queryFn: ({ signal }) =>
      api.get<MovimentacaoCancelamento>(`estoques/${estoque}/movimentacoes/${id}/cancelamento`, { signal }),
  });
}

export function useCriarMovimentacao() {
  return useEscrita(
    ({
      origem,
      destino,
      produtos,
      idempotencia,
    }: ChaveDoEnvio & { origem: number; destino: number; produtos: MovimentacaoNova }) =>
      api.post(`estoques/${origem}/movimentar/${destino}`, produtos, { idempotencia }),
    RENOVA,
  );
}

export function useReceberMovimentacao() {
  return useEscrita(
    ({ idempotencia, ...recebimento }: MovimentacaoRecebimento & ChaveDoEnvio) =>
      api.put('estoques/movimentacoes/receber', recebimento, { idempotencia }),
    RENOVA,
  );
}

export function useCancelarMovimentacao(estoque: number, id: number) {
  return useEscrita(
    ({ motivo, idempotencia }: MovimentacaoCancelamento & ChaveDoEnvio) =>
      api.put(`estoques/${estoque}/movimentacoes/${id}/cancelar`, { motivo }, { idempotencia }),
    RENOVA,
  );
}
