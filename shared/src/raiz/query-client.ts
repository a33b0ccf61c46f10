import { QueryClient } from '@tanstack/react-query';
import { lerEGuardar, manterLeiturasDe } from './sem-rede/leituras-guardadas.js';
import { useSessao } from './sessao.js';

/**
 * The one cache of server responses. The API client retries, so the cache does not. Network mode 'always': otherwise a
 * query waits for the network without a message, and the screen shows its loading state for ever.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: false,
      refetchOnWindowFocus: false,
      networkMode: 'always',
      persister: lerEGuardar,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// The next user must not see data of the user before.
useSessao.subscribe((agora, antes) => {
  const [depois, anterior] = [agora.auth.usuario, antes.auth.usuario];
  if (depois?.id !== anterior?.id || agora.hidratada !== antes.hidratada)
    manterLeiturasDe(depois?.id ?? null).catch((erro: unknown) => {
      console.warn('What was kept of another user could not be removed:', erro);
    });
  if (depois?.id !== anterior?.id) queryClient.clear();
  // Another tab may have linked units to this user: what depends on them is read again here too.
  else if (depois !== anterior && JSON.stringify(depois?.estoques) !== JSON.stringify(anterior?.estoques))
    void queryClient.invalidateQueries();
});
