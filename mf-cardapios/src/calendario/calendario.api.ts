import { api, queryClient, useEscrita, useExclusao, useLeitura, usePermissao } from '@merenda/shared';
import { consultasDoMunicipio } from '@merenda/shared/consultas';
import type { FeriadoNovo, Lancamento, TipoLancamento } from '@merenda/shared/contratos';
import { dataComparavel, formatarDataDDMMYYYY } from '@merenda/shared/formatos';
import { podeVincular } from '@merenda/shared/regras';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCardapios } from '../cardapios/cardapios.api.js';
import { useCardapiosSemanais } from '../cardapios-semanais/cardapios-semanais.api.js';
import { FAMILIAS } from '../familias.js';
import { eventosDaUnidade, eventosDeTodas, type Evento } from './eventos.js';

/** Days, 'YYYY-MM-DD', both included. */
export interface Periodo {
  de: string;
  ate: string;
}

/** The menus of a period, at one unit or at all units of the user. */
export function useEventos(unidade: number | null, periodo: Periodo) {
  // The month that is left stays until the next one is there.
  return useQuery({ ...eventosDe(unidade, periodo), placeholderData: keepPreviousData });
}

/** Fetches what the user is likely to look at next, once what he looks at is there. */
export function usePreverEventos(unidade: number | null, periodo: Periodo, quando: boolean): void {
  const { de, ate } = periodo;
  useEffect(() => {
    if (quando) void queryClient.prefetchQuery({ ...eventosDe(unidade, { de, ate }), staleTime: RECENTE });
  }, [unidade, de, ate, quando]);
}

/** How long a month that was fetched ahead need not be fetched again (ms). */
const RECENTE = 30_000;

function eventosDe(unidade: number | null, periodo: Periodo) {
  return queryOptions({
    queryKey: [...FAMILIAS.lancamentos, unidade, periodo],
    queryFn: async ({ signal }) => {
      const { de, ate } = periodo;
      if (unidade === null)
        return eventosDeTodas(await api.get('cardapios-calendario/eventos', { busca: { de, ate }, signal }));
      return eventosDaUnidade(
        await api.get('cardapios-calendario/de=:de;ate=:ate;unidade=:unidade/cardapios', {
          caminho: { de: formatarDataDDMMYYYY(de), ate: formatarDataDDMMYYYY(ate), unidade },
          signal,
        }),
      );
    },
  });
}

/** The launches of a menu on a day, bound in one way, at the user's units. */
const lancamentosDoDia = ({ data, tipo, cardapio }: Pick<Lancamento, 'data' | 'tipo' | 'cardapio'>) =>
  queryOptions({
    queryKey: [...FAMILIAS.lancamentosAbertos, data, tipo, cardapio.id],
    staleTime: Infinity,
    gcTime: 0,
    queryFn: ({ signal }) => {
      const dia = dataComparavel(data);
      return api.get('cardapios-calendario', { busca: { de: dia, ate: dia, tipo, cardapio: cardapio.id }, signal });
    },
  });

/** The launches of an event: in the calendar of all units they are read when it is opened. */
export function useLancamentosDoEvento(evento: Evento) {
  const { data, error, isFetching, refetch } = useQuery({
    ...lancamentosDoDia(evento),
    enabled: evento.lancamentos === undefined,
  });
  return { data: evento.lancamentos ?? data, error, isFetching, refetch };
}

/** The launches of events, to change them. Throws what the server refuses. */
export async function lerLancamentos(eventos: readonly Evento[]): Promise<Lancamento[]> {
  const lidos: Lancamento[] = [];
  for (const evento of eventos)
    lidos.push(...(evento.lancamentos ?? (await queryClient.fetchQuery(lancamentosDoDia(evento)))));
  return lidos;
}

/** Days without school in a period. */
export const useFeriados = (periodo: Periodo) =>
  useLeitura('feriados', {
    queryKey: [...FAMILIAS.feriados, periodo],
    busca: { de: periodo.de, ate: periodo.ate },
    staleTime: Infinity,
  });

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
export function useNasOutrasUnidades(evento: Evento, lancamento: Lancamento | null) {
  return useQuery({
    ...lancamentosDoDia(evento),
    enabled: lancamento !== null,
    select: (doDia) => doDia.filter(({ unidade }) => unidade.id !== lancamento?.unidade.id),
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
