import { api, useEscrita } from '@merenda/shared';
import { consultasDeEstoques } from '@merenda/shared/consultas';
import type {
  MovimentacaoCancelamento,
  MovimentacaoNova,
  MovimentacaoRecebimento,
  PontaMovimentacao,
} from '@merenda/shared/contratos';
import { usePaginas } from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { RENOVA } from '../estoques/estoques.api.js';

interface ChaveDoEnvio {
  idempotencia: string;
}

/** Movements on one page: each is a card. */
export const POR_PAGINA = 10;

/**
 * The movements that leave a stock or come to it, or those of one end, newest first. Disabled until a stock is chosen.
 */
export function useMovimentacoes(estoque: number | undefined, ponta: PontaMovimentacao | undefined) {
  return usePaginas({
    chave: [...consultasDeEstoques.doEstoque(estoque), 'movimentacoes'],
    busca: { ponta },
    porPagina: POR_PAGINA,
    ler:
      estoque === undefined
        ? undefined
        : (pedida, signal) =>
            api.get('estoques/:id/movimentacoes/pagina', {
              caminho: { id: estoque },
              busca: { ponta, ...pedida },
              signal,
            }),
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
