import { api, useLeitura } from '@merenda/shared';
import { ORDENS_CONSUMO, ORDENS_CUSTO, ORDENS_SOBRA, ORDENS_VALOR } from '@merenda/shared/contratos';
import { usePaginas } from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';

const INDICADORES = ['indicadores'] as const;

/** What the figures are of. */
export interface Recorte {
  /** Days as the API reads them, both included. */
  de: string;
  ate: string;
  /** An educational unit; undefined: all of the user's. */
  unidade: number | undefined;
}

/** @param maiores only so many items of each unit of measure, the most consumed */
export const useConsumoMensal = ({ de, ate, unidade }: Recorte, maiores: number) =>
  useLeitura('relatorios/consumo-mensal', {
    queryKey: [...INDICADORES, 'consumo-mensal', de, ate, unidade, maiores],
    busca: { de, ate, unidade, maiores },
  });

/** That of all items by pages, by month and item. */
export const usePaginasDoConsumo = ({ de, ate, unidade }: Recorte) =>
  usePaginas({
    chave: [...INDICADORES, 'consumo-mensal'],
    busca: { de, ate, ...(unidade !== undefined && { unidade }) },
    ordens: ORDENS_CONSUMO,
    ler: (pedida, signal) =>
      api.get('relatorios/consumo-mensal/pagina', { busca: { de, ate, unidade, ...pedida }, signal }),
  });

/** What the meals cost, by pages, by unit and stage. */
export const usePaginasDoCusto = ({ de, ate, unidade }: Recorte) =>
  usePaginas({
    chave: [...INDICADORES, 'custo-das-refeicoes'],
    busca: { de, ate, ...(unidade !== undefined && { unidade }) },
    ordens: ORDENS_CUSTO,
    ler: (pedida, signal) =>
      api.get('relatorios/custo-das-refeicoes/pagina', { busca: { de, ate, unidade, ...pedida }, signal }),
  });

export const useRefeicoesPorMes = ({ de, ate, unidade }: Recorte) =>
  useLeitura('relatorios/refeicoes-por-mes', {
    queryKey: [...INDICADORES, 'refeicoes-por-mes', de, ate, unidade],
    busca: { de, ate, ...(unidade !== undefined && { unidade }) },
  });

/** @param ultimas only so many meals, the newest */
export const useSobras = ({ de, ate, unidade }: Recorte, ultimas: number) =>
  useLeitura('relatorios/sobras', {
    queryKey: [...INDICADORES, 'sobras', de, ate, unidade, ultimas],
    busca: { de, ate, unidade, ultimas },
  });

/** All of them by pages, newest first. */
export const usePaginasDeSobras = ({ de, ate, unidade }: Recorte) =>
  usePaginas({
    chave: [...INDICADORES, 'sobras'],
    busca: { de, ate, ...(unidade !== undefined && { unidade }) },
    ordens: ORDENS_SOBRA,
    ler: (pedida, signal) => api.get('relatorios/sobras/pagina', { busca: { de, ate, unidade, ...pedida }, signal }),
  });

/** @param maiores so many stocks, those of the greatest value */
export const useMaioresEstoques = (unidade: Recorte['unidade'], maiores: number) =>
  useQuery({
    queryKey: [...INDICADORES, 'valor-dos-estoques', unidade, maiores],
    queryFn: ({ signal }) =>
      api.get('relatorios/valor-dos-estoques/pagina', {
        busca: { unidade, porPagina: maiores, ordem: 'valor', sentido: 'DECRESCENTE' },
        signal,
      }),
    select: ({ linhas }) => linhas,
  });

/** All of them by pages, by unit. */
export const usePaginasDoValor = (unidade: Recorte['unidade']) =>
  usePaginas({
    chave: [...INDICADORES, 'valor-dos-estoques'],
    busca: unidade === undefined ? {} : { unidade },
    ordens: ORDENS_VALOR,
    ler: (pedida, signal) => api.get('relatorios/valor-dos-estoques/pagina', { busca: { unidade, ...pedida }, signal }),
  });
