import { api, useLeitura } from '@merenda/shared';
import { ORDENS_CONSUMO, ORDENS_SOBRA, ORDENS_VALOR } from '@merenda/shared/contratos';
import { usePaginas } from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { Periodo } from './periodo.js';

const INDICADORES = ['indicadores'] as const;

/** @param maiores only so many items of each unit of measure, the most consumed */
export const useConsumoMensal = ({ de, ate }: Periodo, maiores: number) =>
  useLeitura('relatorios/consumo-mensal', {
    queryKey: [...INDICADORES, 'consumo-mensal', de, ate, maiores],
    busca: { de, ate, maiores },
  });

/** That of all items by pages, by month and item. */
export const usePaginasDoConsumo = ({ de, ate }: Periodo) =>
  usePaginas({
    chave: [...INDICADORES, 'consumo-mensal'],
    busca: { de, ate },
    ordens: ORDENS_CONSUMO,
    ler: (pedida, signal) => api.get('relatorios/consumo-mensal/pagina', { busca: { de, ate, ...pedida }, signal }),
  });

export const useRefeicoesPorMes = ({ de, ate }: Periodo) =>
  useLeitura('relatorios/refeicoes-por-mes', {
    queryKey: [...INDICADORES, 'refeicoes-por-mes', de, ate],
    busca: { de, ate },
  });

/** @param ultimas only so many meals, the newest */
export const useSobras = ({ de, ate }: Periodo, ultimas: number) =>
  useLeitura('relatorios/sobras', {
    queryKey: [...INDICADORES, 'sobras', de, ate, ultimas],
    busca: { de, ate, ultimas },
  });

/** All of them by pages, newest first. */
export const usePaginasDeSobras = ({ de, ate }: Periodo) =>
  usePaginas({
    chave: [...INDICADORES, 'sobras'],
    busca: { de, ate },
    ordens: ORDENS_SOBRA,
    ler: (pedida, signal) => api.get('relatorios/sobras/pagina', { busca: { de, ate, ...pedida }, signal }),
  });

/** @param maiores so many stocks, those of the greatest value */
export const useMaioresEstoques = (maiores: number) =>
  useQuery({
    queryKey: [...INDICADORES, 'valor-dos-estoques', maiores],
    queryFn: ({ signal }) =>
      api.get('relatorios/valor-dos-estoques/pagina', {
        busca: { porPagina: maiores, ordem: 'valor', sentido: 'DECRESCENTE' },
        signal,
      }),
    select: ({ linhas }) => linhas,
  });

/** All of them by pages, by unit. */
export const usePaginasDoValor = () =>
  usePaginas({
    chave: [...INDICADORES, 'valor-dos-estoques'],
    ordens: ORDENS_VALOR,
    ler: (pedida, signal) => api.get('relatorios/valor-dos-estoques/pagina', { busca: { ...pedida }, signal }),
  });
