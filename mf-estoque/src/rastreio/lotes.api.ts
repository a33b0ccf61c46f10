import { useEscritaEm, useLeitura } from '@merenda/shared';
import { consultasDeEstoques } from '@merenda/shared/consultas';
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
export const useMudarBloqueio = (lote: number, ato: 'bloquear' | 'desbloquear') =>
  useEscritaEm(`PUT /lotes/:id/${ato}`, { id: lote }, RENOVA);

/** POST /estoques/{id}/lancamentos/{lancamento}/estorno */
export const useEstornarLinha = (estoque: number, linha: number) =>
  useEscritaEm('POST /estoques/:id/lancamentos/:lancamento/estorno', { id: estoque, lancamento: linha }, RENOVA);
