import { api, queryClient, useSessao, type Notificacao } from '@merenda/shared';

/** What waits for the user; the session keeps the last answer, for the badge and the popover. */
export const consultaDeNotificacoes = {
  queryKey: ['notificacoes'],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Notificacao[]> => {
    const notificacoes = await api.get<Notificacao[]>('notificacoes', { signal });
    useSessao.getState().atualizar({ notificacoes });
    return notificacoes;
  },
};

/** Reads them, unless they were read a moment ago. @throws ErroApi */
export const lerNotificacoes = () => queryClient.fetchQuery(consultaDeNotificacoes);
