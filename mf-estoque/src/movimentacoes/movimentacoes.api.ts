import { api, useEscrita } from '@merenda/shared';
import { consultasDeEstoques } from '@merenda/shared/consultas';
import type { MovimentacaoCancelamento, MovimentacaoNova, MovimentacaoRecebimento } from '@merenda/shared/contratos';
import { skipToken, useQuery } from '@tanstack/react-query';
import { RENOVA } from '../estoques/estoques.api.js';

interface ChaveDoEnvio {
  idempotencia: string;
}

/** The movements that leave a stock or come to it, newest first. Disabled until a stock is chosen. */
export function useMovimentacoes(estoque: number | undefined) {
  return useQuery({
    queryKey: [...consultasDeEstoques.doEstoque(estoque), 'movimentacoes'],
    queryFn:
      estoque === undefined
        ? skipToken
        : ({ signal }) => api.get('estoques/:id/movimentacoes', { caminho: { id: estoque }, signal }),
  });
}

/** Why a movement was cancelled. */
export function useCancelamento(estoque: number, id: number) {
  return useQuery({
    queryKey: [...consultasDeEstoques.doEstoque(estoque), 'movimentacoes', id, 'cancelamento'],
    queryFn: ({ signal }) =>
      api.get('estoques/:id/movimentacoes/:idMovimentacao/cancelamento', {
        caminho: { id: estoque, idMovimentacao: id },
        signal,
      }),
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
      api.post('estoques/:origem/movimentar/:destino', produtos, { caminho: { origem, destino }, idempotencia }),
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
      api.put(
        'estoques/:id/movimentacoes/:idMovimentacao/cancelar',
        { motivo },
        { caminho: { id: estoque, idMovimentacao: id }, idempotencia },
      ),
    RENOVA,
  );
}
