import { api, useEscrita, useLeitura } from '@merenda/shared';
import { consultasDeEstoques } from '@merenda/shared/consultas';
import type { EstornoDoLancamento, MotivoDoBloqueio } from '@merenda/shared/contratos';
import { RENOVA } from '../estoques/estoques.api.js';

/** Any write to a stock changes where its lots are. */
const FAMILIA = [...consultasDeEstoques.familia, 'lotes'] as const;

/** GET /lotes: lots by the words of a search; without any the blocked ones. */
export const useLotes = (busca: string) =>
  useLeitura('lotes', { queryKey: [...FAMILIA, 'busca', busca], busca: busca === '' ? {} : { busca } });

/** GET /lotes/{id}/rastreio. Read again each time it is opened: other units move the lot meanwhile. */
export const useRastreio = (lote: number) =>
  useLeitura('lotes/:id/rastreio', { queryKey: [...FAMILIA, 'rastreio', lote], caminho: { id: lote }, staleTime: 0 });

/** PUT /lotes/{id}/bloquear or …/desbloquear. */
export function useMudarBloqueio(lote: number, ato: 'bloquear' | 'desbloquear') {
  return useEscrita(({ motivo, idempotencia }: MotivoDoBloqueio & { idempotencia: string }) => {
    const opcoes = { caminho: { id: lote }, idempotencia };
    return ato === 'bloquear'
      ? api.put('lotes/:id/bloquear', { motivo }, opcoes)
      : api.put('lotes/:id/desbloquear', { motivo }, opcoes);
  }, RENOVA);
}

/** POST /estoques/{id}/lancamentos/{lancamento}/estorno */
export function useEstornarLancamento(estoque: number, lancamento: number) {
  return useEscrita(
    ({ motivo, idempotencia }: EstornoDoLancamento & { idempotencia: string }) =>
      api.post(
        'estoques/:id/lancamentos/:lancamento/estorno',
        { motivo },
        { caminho: { id: estoque, lancamento }, idempotencia },
      ),
    RENOVA,
  );
}
