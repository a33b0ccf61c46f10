import { aoExpirar, avisos, useSessao } from '@merenda/shared';

/** Ends a session that the server no longer accepts: once, with one notice. The login then remembers where the user was. */
export function expirarSessao(): void {
  if (useSessao.getState().auth.token === null) return;
  useSessao.getState().encerrar();
  avisos.atencao('Sessão encerrada', 'Sua sessão terminou. Entre novamente para continuar de onde parou.');
}

/** From now on a 401 to any call ends the session. Called once, at start; answers the way to stop. */
export const vigiarExpiracao = (): (() => void) => aoExpirar(expirarSessao);
