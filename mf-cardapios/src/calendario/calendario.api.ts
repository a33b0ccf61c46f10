import { api, queryClient, useEscrita, useExclusao, usePermissao } from '@merenda/shared';
import { consultasDoMunicipio } from '@merenda/shared/consultas';
import type { FeriadoNovo, Lancamento, TipoLancamento } from '@merenda/shared/contratos';
import { dataComparavel, formatarDataDDMMYYYY } from '@merenda/shared/formatos';
import { podeVincular } from '@merenda/shared/regras';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCardapios } from '../cardapios/cardapios.api.js';
import { useCardapiosSemanais } from '../cardapios-semanais/cardapios-semanais.api.js';
import { FAMILIAS } from '../familias.js';

/** Days, 'YYYY-MM-DD', both included. */
export interface Periodo {
  de: string;
  ate: string;
}

/** The menus of a period, at one unit or at all units of the user. */
export function useLancamentos(unidade: number | null, periodo: Periodo) {
  // The month that is left stays until the next one is there.
  return useQuery({ ...lancamentosDe(unidade, periodo), placeholderData: keepPreviousData });
}

/** Fetches what the user is likely to look at next, once what he looks at is there. */
export function usePreverLancamentos(unidade: number | null, periodo: Periodo, quando: boolean): void {
  const { de, ate } = periodo;
  useEffect(() => {
    if (quando) void queryClient.prefetchQuery({ ...lancamentosDe(unidade, { de, ate }), staleTime: RECENTE });
  }, [unidade, de, ate, quando]);
}

/** How long a month that was fetched ahead need not be fetched again (ms). */
const RECENTE = 30_000;

function lancamentosDe(unidade: number | null, periodo: Periodo) {
  return queryOptions({
    queryKey: [...FAMILIAS.lancamentos, unidade, periodo],
    queryFn: ({ signal }) => {
      const { de, ate } = periodo;
      if (unidade === null) return api.get('cardapios-calendario', { busca: { de, ate }, signal });
      return api.get('cardapios-calendario/de=:de;ate=:ate;unidade=:unidade/cardapios', {
        caminho: { de: formatarDataDDMMYYYY(de), ate: formatarDataDDMMYYYY(ate), unidade },
        signal,
      });
    },
  });
}

/** Days without school in a period. */
export function useFeriados(periodo: Periodo) {
  return useQuery({
    queryKey: [...FAMILIAS.feriados, periodo],
    staleTime: Infinity,
    queryFn: ({ signal }) => api.get('feriados', { busca: { de: periodo.de, ate: periodo.ate }, signal }),
  });
}

/**
 * Whether the user changes the calendar. Until the municipality's rule is known the answer is yes; the server refuses
 * what it must.
 */
export function usePodeVincular(): boolean {
  const comPermissao = usePermissao('CARDAPIOS');
  const { data: regras } = useQuery({ ...consultasDoMunicipio.regras(), enabled: !comPermissao });
  return comPermissao || regras === undefined || podeVincular(regras.vinculoDeCardapios, []);
}

/** Menus, or weekly menus, that may be bound. */
export function useCardapiosPara(tipo: TipoLancamento) {
  const cardapios = useCardapios();
  const semanais = useCardapiosSemanais();
  return tipo === 'DIARIO' ? cardapios : semanais;
}

export interface Vinculo {
  tipo: TipoLancamento;
  cardapio: number;
  /** 'DD/MM/YYYY'. */
  data: string;
  unidades: number[];
  confirmado: boolean;
}

export function useVincular() {
  return useEscrita(
    ({ cardapio, unidades, ...vinculo }: Vinculo) =>
      api.post('cardapios-calendario', {
        ...vinculo,
        cardapio: { id: cardapio },
        unidadesEducacionais: unidades.map((id) => ({ unidade: { id } })),
      }),
    [FAMILIAS.lancamentos],
  );
}

/**
 * The same menu, bound in the same way on the same day, at the user's other units; asked only of a launch (else null).
 */
export function useNasOutrasUnidades(lancamento: Lancamento | null) {
  const dia = dataComparavel(lancamento?.data ?? '');
  return useQuery({
    ...lancamentosDe(null, { de: dia, ate: dia }),
    enabled: lancamento !== null,
    select: (doDia) =>
      doDia.filter(
        (outro) =>
          outro.tipo === lancamento?.tipo &&
          outro.cardapio.id === lancamento.cardapio.id &&
          outro.unidade.id !== lancamento.unidade.id,
      ),
  });
}

interface Troca {
  lancamento: Lancamento;
  cardapio: number;
  /** Other units where it is changed too. */
  unidades: number[];
  confirmado: boolean;
}

export function useTrocar() {
  return useEscrita(
    ({ lancamento: { id, versao }, cardapio, unidades, confirmado }: Troca) => {
      // The body also carries the id (specification 3, section 7).
      const troca = {
        id,
        cardapio: { id: cardapio },
        versao,
        confirmado,
        ...(unidades.length > 0 && {
          unidadesEducacionais: unidades.map((unidade) => ({ unidade: { id: unidade } })),
        }),
      };
      return api.put('cardapios-calendario/:id', troca, { caminho: { id } });
    },
    [FAMILIAS.lancamentos],
  );
}

interface Desvinculo {
  id: number;
  /** The whole week that a weekly menu filled. */
  semana: boolean;
  /** Other units where it is unbound too. */
  unidades: number[];
}

export function useDesvincular() {
  return useEscrita(
    ({ id, semana, unidades }: Desvinculo) =>
      api.delete('cardapios-calendario/:id', {
        caminho: { id },
        busca: {
          ...(semana && { semana: 'true' as const }),
          ...(unidades.length > 0 && { unidades: unidades.join() }),
        },
      }),
    [FAMILIAS.lancamentos],
  );
}

export function useCriarFeriado() {
  return useEscrita((feriado: FeriadoNovo) => api.post('feriados', feriado), [FAMILIAS.feriados]);
}

/** `data`: 'DD/MM/YYYY'. */
export function useExcluirFeriado() {
  return useExclusao(
    'feriados',
    (data: string) => api.delete('feriados/data=:data', { caminho: { data: data.replaceAll('/', '') } }),
    [FAMILIAS.feriados],
  );
}
