import { api, queryClient, useSessao } from '@merenda/shared';
import { consultasDeNotificacoes } from '@merenda/shared/consultas';
import { LIMITES, type PaginaDeNotificacoes, type PaginaPedida } from '@merenda/shared/contratos';

/** Notifications on one page, and in the account's panel: as many as the badge counts. */
export const POR_PAGINA = LIMITES.porPagina;

/** One page of the user's notifications; the session stores the first one and the totals, for the badge and the panel. */
export async function lerNotificacoes(
  busca: PaginaPedida & { texto?: string },
  signal: AbortSignal,
): Promise<PaginaDeNotificacoes> {
  const pagina = await api.get('notificacoes/pagina', { busca, signal });
  const { linhas, semFiltro, refeicoesPorExecutar } = pagina;
  const primeira = !busca.texto && !busca.apos && !busca.pular;
  useSessao.getState().atualizar({
    ...(primeira && { notificacoes: linhas }),
    totalDeNotificacoes: semFiltro,
    refeicoesPorExecutar,
  });
  return pagina;
}

const consultaDaSessao = {
  queryKey: [...consultasDeNotificacoes.familia, 'sessao'],
  queryFn: ({ signal }: { signal: AbortSignal }) => lerNotificacoes({ porPagina: POR_PAGINA }, signal),
};

/** Reads them, unless they were read a moment ago; the session keeps what it had when they cannot be read. */
export function renovarNotificacoes(): void {
  queryClient.fetchQuery(consultaDaSessao).catch((erro: unknown) => {
    console.warn('The notifications stay as they were last read:', erro);
  });
}
