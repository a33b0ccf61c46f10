import { haRascunho, podeSair, useHaRascunho } from '@merenda/shared';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/**
 * Warns before a dirty form is left: inside the product with the 'Aviso' dialog, outside of it with the browser's own.
 * Mounted once, in the shell, under the (data) router: a router allows only one blocker.
 */
export function GuardaDeRascunho() {
  const avisarAoSair = useHaRascunho();
  // Checked at the moment of leaving: a form that was just saved and navigates has nothing to lose.
  const bloqueio = useBlocker(haRascunho);

  useEffect(() => {
    if (bloqueio.state !== 'blocked') return;
    void podeSair().then((sair) => (sair ? bloqueio.proceed() : bloqueio.reset()));
  }, [bloqueio]);

  useEffect(() => {
    if (!avisarAoSair) return;
    const perguntar = (evento: BeforeUnloadEvent) => evento.preventDefault();
    window.addEventListener('beforeunload', perguntar);
    return () => window.removeEventListener('beforeunload', perguntar);
  }, [avisarAoSair]);

  return null;
}
