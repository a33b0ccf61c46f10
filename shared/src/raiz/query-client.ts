import { QueryClient } from '@tanstack/react-query';
import { useSessao } from './sessao.js';

/**
 * The one cache of server answers. Retries are the API client's, so the cache has none; 'always' because a call that
 * waits silently for the network would leave the screen loading for ever instead of saying what is wrong.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 15_000, retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// What one user was allowed to read must not be there for the next.
useSessao.subscribe((agora, antes) => {
  if (agora.auth.usuario?.id !== antes.auth.usuario?.id) queryClient.clear();
});
