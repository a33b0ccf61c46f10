import { api } from '@merenda/shared';
import type { ConsumoMensal, RefeicoesPorMes, SobraDaRefeicao, ValorDoEstoque } from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';
import type { Periodo } from './periodo.js';

const INDICADORES = ['indicadores'] as const;

function usePeriodo<T>(caminho: string, { de, ate }: Periodo) {
  return useQuery({
    queryKey: [...INDICADORES, caminho, de, ate],
    queryFn: ({ signal }) => api.get<T[]>(`relatorios/${caminho}`, { busca: { de, ate }, signal }),
  });
}

export const useConsumoMensal = (periodo: Periodo) => usePeriodo<ConsumoMensal>('consumo-mensal', periodo);
export const useRefeicoesPorMes = (periodo: Periodo) => usePeriodo<RefeicoesPorMes>('refeicoes-por-mes', periodo);
export const useSobras = (periodo: Periodo) => usePeriodo<SobraDaRefeicao>('sobras', periodo);
export const useValorDosEstoques = () =>
  useQuery({
    queryKey: [...INDICADORES, 'valor-dos-estoques'],
    queryFn: ({ signal }) => api.get<ValorDoEstoque[]>('relatorios/valor-dos-estoques', { signal }),
  });
