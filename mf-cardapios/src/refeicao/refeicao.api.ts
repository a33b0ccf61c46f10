import { api, useEscrita, useLeitura } from '@merenda/shared';
import type { ExecucaoDaRefeicao, RefeicaoNova } from '@merenda/shared/contratos';
import { consultasDeEstoques, consultasDeNotificacoes } from '@merenda/shared/consultas';
import { useQuery } from '@tanstack/react-query';
import { FAMILIAS } from '../familias.js';

/** A meal changes the list of meals, the menus of the day, the calendar, the stock and the notifications. */
export const RENOVA = [
  FAMILIAS.refeicoes,
  FAMILIAS.doDia,
  FAMILIAS.cozinha,
  FAMILIAS.lancamentos,
  consultasDeEstoques.familia,
  consultasDeNotificacoes.familia,
];

/**
 * What an execution would take from each lot now, the chosen stock lines first. Never from the cache, because the stock
 * changes. It is of no family that a write renews: an executed meal has no plan any more, and asking for it is a 409. Who
 * fails to execute reads it again.
 */
export function usePreviaDoAbatimento(refeicao: number, fixados: readonly number[] = []) {
  return useQuery({
    queryKey: [...FAMILIAS.previas, refeicao, fixados],
    gcTime: 0,
    staleTime: 0,
    queryFn: ({ signal }) =>
      api.get('refeicoes/:id/abatimento', {
        caminho: { id: refeicao },
        busca: fixados.length > 0 ? { fixados: fixados.join(',') } : {},
        signal,
      }),
  });
}

interface Execucao {
  id: number;
  corpo: NonNullable<ExecucaoDaRefeicao>;
  idempotencia: string;
}

export function useExecutarRefeicao() {
  return useEscrita(
    ({ id, corpo, idempotencia }: Execucao) =>
      api.post('refeicoes/:id/abatimento', corpo, { caminho: { id }, idempotencia }),
    RENOVA,
  );
}

export function useRegistrarRefeicao() {
  return useEscrita(
    ({ refeicao, idempotencia }: { refeicao: RefeicaoNova; idempotencia: string }) =>
      api.post('refeicoes', refeicao, { idempotencia }),
    RENOVA,
  );
}

/** `sobras`: kg. */
export function useRegistrarSobra() {
  return useEscrita(
    ({ id, sobras, idempotencia }: { id: number; sobras: number; idempotencia: string }) =>
      api.patch('refeicoes/:id', undefined, { caminho: { id }, busca: { sobras: String(sobras) }, idempotencia }),
    RENOVA,
  );
}

/** A meal with the foods that it registered. */
export const useRefeicao = (id: number) =>
  useLeitura('refeicoes/:id', { queryKey: [...FAMILIAS.refeicoes, id], caminho: { id } });
