import { api, useEscrita } from '@merenda/shared';
import { consultasDeEstoques } from '@merenda/shared/consultas';
import type { BalancoNovo, BalancosNovos } from '@merenda/shared/contratos';
import { skipToken, useQuery } from '@tanstack/react-query';
import { RENOVA } from '../estoques/estoques.api.js';

/** The counts of a stock, newest first. Disabled until a stock is chosen. */
export function useBalancos(estoque: number | undefined) {
  return useQuery({
    queryKey: [...consultasDeEstoques.doEstoque(estoque), 'balancos'],
    queryFn:
      estoque === undefined
        ? skipToken
        : ({ signal }) => api.get('estoques/:id/balancos', { caminho: { id: estoque }, signal }),
  });
}

export function useRegistrarBalanco(estoque: number, linha: number) {
  return useEscrita(
    ({ idempotencia, ...balanco }: BalancoNovo & { idempotencia: string }) =>
      api.post('estoques/:id/balancos/produtos-estoque/:idProduto', balanco, {
        caminho: { id: estoque, idProduto: linha },
        idempotencia,
      }),
    RENOVA,
  );
}

export function useRegistrarBalancos(estoque: number) {
  return useEscrita(
    ({ idempotencia, novos }: { novos: BalancosNovos; idempotencia: string }) =>
      api.post('estoques/:id/balancos', novos, { caminho: { id: estoque }, idempotencia }),
    RENOVA,
  );
}
