import { api, queryClient, useSessao } from '@merenda/shared';
import { consultasDeNotificacoes } from '@merenda/shared/consultas';
import { LIMITES, type PaginaDeNotificacoes, type PaginaPedida } from '@merenda/shared/contratos';

/** Notifications on one page, and in the account's panel: as many as the badge counts. */
export const POR_PAGINA = LIMITES.porPagina;

type Busca = PaginaPedida & { texto?: string };

const ePrimeira = ({ texto, apos, pular }: Busca): boolean => !texto && !apos && !pular;

/** Reads a page; the session stores the first one and the totals, for the badge and the panel. */
async function lerPagina(busca: Busca, signal: AbortSignal): Promise<PaginaDeNotificacoes> {
  const pagina = await api.get('notificacoes/pagina', { busca, signal });
  const { linhas, semFiltro, refeicoesPorExecutar, primeirosPassos } = pagina;
  useSessao.getState().atualizar({
    ...(ePrimeira(busca) && { notificacoes: linhas }),
    totalDeNotificacoes: semFiltro,
    refeicoesPorExecutar,
    primeirosPassos,
  });
  return pagina;
}

const primeiraPagina = {
  queryKey: [...consultasDeNotificacoes.familia, 'primeira'],
  queryFn: ({ signal }: { signal: AbortSignal }) => lerPagina({ porPagina: POR_PAGINA }, signal),
};

/** One page of the user's notifications. The first one is read once for the list, the badge and the panel. */
export const lerNotificacoes = (busca: Busca, signal: AbortSignal): Promise<PaginaDeNotificacoes> =>
  ePrimeira(busca) ? queryClient.fetchQuery(primeiraPagina) : lerPagina(busca, signal);

/** Reads them, unless they were read a moment ago; the session keeps what it had when they cannot be read. */
export function renovarNotificacoes(): void {
  queryClient.fetchQuery(primeiraPagina).catch((erro: unknown) => {
    console.warn('The notifications stay as they were last read:', erro);
  });
}
