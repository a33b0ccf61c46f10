import { api, useEscrita } from '@merenda/shared';
import { consultasDeEstoques } from '@merenda/shared/consultas';
import type { Balanco, BalancoNovo } from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';
import { RENOVA } from '../estoques/estoques.api.js';

/** The counts of a stock, newest first. Asks nothing until a stock is chosen. */
export function useBalancos(estoque: number | undefined) {
  return useQuery({
    queryKey: [...consultasDeEstoques.doEstoque(estoque), 'balancos'],
    queryFn: ({ signal }) => api.get<Balanco[]>(`estoques/${estoque}/balancos`, { signal }),
    enabled: estoque !== undefined,
  });
}

export function useRegistrarBalanco(estoque: number, linha: number) {
  return useEscrita(
    ({ idempotencia, ...balanco }: BalancoNovo & { idempotencia: string }) =>
      api.post(`estoques/${estoque}/balancos/produtos-estoque/${linha}`, balanco, { idempotencia }),
    RENOVA,
  );
}
