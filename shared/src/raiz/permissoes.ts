import { useSessao } from './sessao.js';

/** Whether the logged-in user has `permissao`; null requires only a session. Reads the session once. */
export function temPermissao(permissao: string | null): boolean {
  const { usuario } = useSessao.getState().auth;
  return usuario !== null && (permissao === null || usuario.permissoes.some((sua) => sua === permissao));
}

/** The same as `temPermissao`, for components: renders again when the session changes. */
export function usePermissao(permissao: string | null): boolean {
  return useSessao(() => temPermissao(permissao));
}

/** Whether a PIN has opened the session: only the kitchen answers it, so nothing else is offered. */
export const usePorPin = (): boolean => useSessao(({ auth }) => auth.alcance === 'COZINHA');
