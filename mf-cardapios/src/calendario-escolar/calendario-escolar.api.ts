import { escritasDe, useLeitura } from '@merenda/shared';
import type { PeriodoLetivo } from '@merenda/shared/contratos';
import { dataComparavel } from '@merenda/shared/formatos';
import type { CalendarioEscolar } from '@merenda/shared/regras';
import { useMemo } from 'react';
import { useFeriados, type Periodo } from '../calendario/calendario.api.js';
import { FAMILIAS } from '../familias.js';

/** The periods of the school calendar in the years of a period. */
export function usePeriodosLetivos(periodo: Periodo) {
  const [de, ate] = [periodo.de.slice(0, 4), periodo.ate.slice(0, 4)];
  return useLeitura('periodos-letivos', {
    queryKey: [...FAMILIAS.periodosLetivos, de, ate],
    busca: { de: periodo.de, ate: periodo.ate },
    staleTime: Infinity,
  });
}

/** What decides which days of a period have class. */
export function useCalendarioEscolar(periodo: Periodo) {
  const feriados = useFeriados(periodo);
  const periodos = usePeriodosLetivos(periodo);
  const escolar = useMemo<CalendarioEscolar>(
    () => ({
      feriados: new Map(feriados.data?.map(({ data, nome }) => [dataComparavel(data), nome])),
      periodos: (periodos.data ?? []).map(paraRegra),
    }),
    [feriados.data, periodos.data],
  );
  return {
    escolar,
    isPending: feriados.isPending || periodos.isPending,
    /** What could not be loaded. */
    falhas: [feriados.isError && 'os feriados', periodos.isError && 'o calendário escolar'].filter(
      (um) => um !== false,
    ),
    tentando: feriados.isFetching || periodos.isFetching,
    refazer: () => {
      for (const consulta of [feriados, periodos]) if (consulta.isError) void consulta.refetch();
    },
  };
}

const paraRegra = ({ tipo, de, ate, nome, unidade }: PeriodoLetivo) => ({
  tipo,
  de: dataComparavel(de),
  ate: dataComparavel(ate),
  nome,
  unidade: unidade?.id ?? null,
});

/** Cardápios of days that now have no class are marked, and the kitchen's list of units reads the calendar. */
const RENOVA = [FAMILIAS.periodosLetivos, FAMILIAS.doDia];

export const {
  useCriar: useCriarPeriodo,
  useAlterar: useAlterarPeriodo,
  useExcluir: useExcluirPeriodo,
} = escritasDe('periodos-letivos', RENOVA);
