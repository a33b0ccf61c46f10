import { api, useEscrita, useEscritaEm } from '@merenda/shared';
import { consultasDeEstoques } from '@merenda/shared/consultas';
import type { BalancosNovos } from '@merenda/shared/contratos';
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

export const useRegistrarBalanco = (estoque: number, linha: number) =>
  useEscritaEm('POST /estoques/:id/balancos/produtos-estoque/:idProduto', { id: estoque, idProduto: linha }, RENOVA);

export function useRegistrarBalancos(estoque: number) {
  return useEscrita(
    ({ idempotencia, novos }: { novos: BalancosNovos; idempotencia: string }) =>
      api.post('estoques/:id/balancos', novos, { caminho: { id: estoque }, idempotencia }),
    RENOVA,
  );
}
