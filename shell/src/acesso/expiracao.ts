import { aoExpirar, avisos, haDigitadoGuardado, useSessao, type FimDaSessao } from '@merenda/shared';

const FRASES: Record<FimDaSessao, string> = {
  expirada: 'Sua sessão terminou. Entre novamente para continuar de onde parou.',
  'outra-aba': 'Sua sessão foi encerrada em outra aba. Entre novamente para continuar de onde parou.',
};

/**
 * Ends a session that the server no longer accepts, or that was ended in another tab: once, with one notice. The login
 * then remembers where the user was; what was typed is kept by its form.
 */
export function expirarSessao(fim: FimDaSessao = 'expirada'): void {
  const { token, usuario } = useSessao.getState().auth;
  if (token === null) return;
  const guardado = haDigitadoGuardado(usuario?.id) ? ' O que você digitou está guardado nesta aba.' : '';
  // The other tab shows its own notice; the remaining tabs received the message already.
  if (fim === 'expirada') useSessao.getState().encerrar();
  quandoVista(() => avisos.atencao('Sessão encerrada', FRASES[fim] + guardado));
}

/** A toast closes after some seconds, so a hidden tab shows it when it becomes visible. */
function quandoVista(dizer: () => void): void {
  if (document.hidden) document.addEventListener('visibilitychange', dizer, { once: true });
  else dizer();
}

/** From now on a 401 to any call ends the session. Called once, at startup; returns a function that stops it. */
export const vigiarExpiracao = (): (() => void) => aoExpirar(expirarSessao);
