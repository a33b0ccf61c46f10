import { api } from '@merenda/shared';
import type { Feriado, Lancamento, TipoLancamento } from '@merenda/shared/contratos';
import { formatarDataDDMMYYYY } from '@merenda/shared/formatos';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const CHAVE = ['cardapios-calendario'];

/** Days, 'YYYY-MM-DD', both included. */
export interface Periodo {
  de: string;
  ate: string;
}

/** What the calendar shows of a period, at one unit or at all of the user's. */
export function useLancamentos(unidade: number | null, periodo: Periodo) {
  return useQuery({
    queryKey: [...CHAVE, unidade, periodo],
    // The month that is left stays until the next one is there.
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const { de, ate } = periodo;
      if (unidade === null) return api.get<Lancamento[]>('cardapios-calendario', { busca: { de, ate }, signal });
      return api.get<Lancamento[]>(`cardapios-calendario/de=${formatarDataDDMMYYYY(de)};ate=${formatarDataDDMMYYYY(ate)};unidade=${unidade}/cardapios`, { signal });
    },
  });
}

/** Days without school in a period. */
export function useFeriados(periodo: Periodo) {
  return useQuery({
    queryKey: ['feriados', periodo],
    staleTime: Infinity,
    queryFn: ({ signal }) => api.get<Feriado[]>('feriados', { busca: { de: periodo.de, ate: periodo.ate }, signal }),
  });
}

interface CardapioDaLista {
  id: number;
  nome: string;
  cardapioTipo?: string;
}

/** Menus, or weekly menus, that may be bound. */
export function useCardapiosPara(tipo: TipoLancamento) {
  const caminho = tipo === 'DIARIO' ? 'cardapios' : 'cardapios-semanais';
  return useQuery({ queryKey: [caminho], queryFn: ({ signal }) => api.get<CardapioDaLista[]>(caminho, { signal }) });
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
  return useMudanca(({ tipo, cardapio, data, unidades, confirmado }: Vinculo) =>
    api.post<Lancamento[]>('cardapios-calendario', {
      tipo, cardapio: { id: cardapio }, data, unidadesEducacionais: unidades.map((id) => ({ unidade: { id } })), confirmado,
    }),
  );
}

interface Troca {
  lancamento: Lancamento;
  cardapio: number;
  confirmado: boolean;
}

export function useTrocar() {
  return useMudanca(({ lancamento: { id, versao }, cardapio, confirmado }: Troca) =>
    api.put<Lancamento>(`cardapios-calendario/${id}`, { id, cardapio: { id: cardapio }, versao, confirmado }),
  );
}

/** `semana`: the whole week that a weekly menu filled. */
export function useDesvincular() {
  return useMudanca(({ id, semana }: { id: number; semana: boolean }) => api.delete(`cardapios-calendario/${id}`, { busca: semana ? { semana } : {} }));
}

function useMudanca<V, R>(mudar: (variaveis: V) => Promise<R>) {
  const cache = useQueryClient();
  return useMutation({ mutationFn: mudar, onSettled: () => cache.invalidateQueries({ queryKey: CHAVE }) });
}
