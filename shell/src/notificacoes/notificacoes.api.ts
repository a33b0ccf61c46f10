import { api, queryClient, useEscrita, useSessao } from '@merenda/shared';
import { consultasDeNotificacoes } from '@merenda/shared/consultas';
import {
  LIMITES,
  type AlvoDeNotificacoes,
  type BuscaNotificacoes,
  type DispensaDesfeita,
  type DispensaNova,
  type PaginaPedida,
} from '@merenda/shared/contratos';
import { usePaginas } from '@merenda/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const { familia } = consultasDeNotificacoes;

/** Notifications on one page, and in the account's panel. */
export const POR_PAGINA = LIMITES.porPagina;

/** The first page, which the session stores with the totals, for the badge and the panel. */
const primeiraPagina = {
  queryKey: [...familia, 'primeira'],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const pagina = await api.get('notificacoes/pagina', { busca: { porPagina: POR_PAGINA }, signal });
    const { linhas, semFiltro, refeicoesPorExecutar, primeirosPassos } = pagina;
    useSessao.getState().atualizar({
      notificacoes: linhas,
      totalDeNotificacoes: semFiltro,
      refeicoesPorExecutar,
      primeirosPassos,
    });
    return pagina;
  },
};

function lerPrimeira(staleTime?: number): void {
  queryClient
    .fetchQuery({ ...primeiraPagina, ...(staleTime !== undefined && { staleTime }) })
    .catch((erro: unknown) => {
      console.warn('The notifications stay as they were last read:', erro);
    });
}

/** Reads them, unless they were read a moment ago; the session keeps what it had when they cannot be read. */
export function renovarNotificacoes(): void {
  lerPrimeira();
}

/**
 * The groups of the notifications that have a text, with the first notifications of their first units. They come with
 * the `texto` that they have: until those of another one are there, the former ones are shown.
 */
export const useGrupos = (texto: string) =>
  useQuery({
    queryKey: [...familia, 'grupos', texto],
    queryFn: async ({ signal }) => ({
      ...(await api.get('notificacoes/grupos', { busca: texto ? { texto } : {}, signal })),
      texto,
    }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

/** Which notifications are read by pages; those that are shown, unless `dispensadas` asks for the others. */
export type Quais = Pick<BuscaNotificacoes, 'texto' | 'grupo' | 'unidade' | 'dispensadas'>;

/** All of them, page by page. */
export function useTodas({ texto, grupo, unidade, dispensadas }: Quais) {
  const busca = {
    ...(texto && { texto }),
    ...(grupo && { grupo }),
    ...(unidade !== undefined && { unidade }),
    ...(dispensadas && { dispensadas }),
  };
  return usePaginas({
    chave: [...familia, 'todas'],
    busca,
    porPagina: POR_PAGINA,
    ler: (pedida: PaginaPedida, signal) => api.get('notificacoes/pagina', { busca: { ...busca, ...pedida }, signal }),
  });
}

/** A write of what the user has done with the notifications. The lists, the badge and the panel follow. */
const useMarcacao = <V, R>(escrever: (valores: V) => Promise<R>) =>
  useEscrita(
    async (valores: V) => {
      const feito = await escrever(valores);
      lerPrimeira(0);
      return feito;
    },
    [familia],
  );

export const useMarcarComoLidas = () =>
  useMarcacao((alvo: AlvoDeNotificacoes) => api.put('notificacoes/leituras', alvo, { conferir: false }));

export const useDispensar = () =>
  useMarcacao((dispensa: DispensaNova) => api.post('notificacoes/dispensas', dispensa, { conferir: false }));

export const useDesfazerDispensa = () =>
  useMarcacao((desfeita: DispensaDesfeita) =>
    api.delete('notificacoes/dispensas', { busca: desfeita, conferir: false }),
  );
