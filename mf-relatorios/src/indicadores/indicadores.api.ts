import { api } from '@merenda/shared';
import { useQuery } from '@tanstack/react-query';
import type { Periodo } from './periodo.js';

const INDICADORES = ['indicadores'] as const;

export const useConsumoMensal = ({ de, ate }: Periodo) =>
  useQuery({
    queryKey: [...INDICADORES, 'consumo-mensal', de, ate],
    queryFn: ({ signal }) => api.get('relatorios/consumo-mensal', { busca: { de, ate }, signal }),
  });

export const useRefeicoesPorMes = ({ de, ate }: Periodo) =>
  useQuery({
    queryKey: [...INDICADORES, 'refeicoes-por-mes', de, ate],
    queryFn: ({ signal }) => api.get('relatorios/refeicoes-por-mes', { busca: { de, ate }, signal }),
  });

export const useSobras = ({ de, ate }: Periodo) =>
  useQuery({
    queryKey: [...INDICADORES, 'sobras', de, ate],
    queryFn: ({ signal }) => api.get('relatorios/sobras', { busca: { de, ate }, signal }),
  });

export const useValorDosEstoques = () =>
  useQuery({
    queryKey: [...INDICADORES, 'valor-dos-estoques'],
    queryFn: ({ signal }) => api.get('relatorios/valor-dos-estoques', { signal }),
  });
