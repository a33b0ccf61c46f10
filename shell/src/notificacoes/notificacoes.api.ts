import { api, queryClient, useSessao, type Notificacao } from '@merenda/shared';
import { consultasDeNotificacoes } from '@merenda/shared/consultas';

/** The user's notifications; the session stores the last response, for the badge and the popover. */
export const consultaDeNotificacoes = {
  queryKey: consultasDeNotificacoes.familia,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Notificacao[]> => {
    const notificacoes = await api.get('notificacoes', { signal });
    useSessao.getState().atualizar({ notificacoes });
    return notificacoes;
  },
};

/** Reads them, unless they were read a moment ago; the session keeps what it had when they cannot be read. */
export function renovarNotificacoes(): void {
  queryClient.fetchQuery(consultaDeNotificacoes).catch((erro: unknown) => {
    console.warn('The notifications stay as they were last read:', erro);
  });
}
