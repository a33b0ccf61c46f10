import { useSyncExternalStore } from 'react';

/** Below this width (px) tables become cards and modals fill the screen. */
const LIMITE = '(max-width: 767px)';

function assinar(aoMudar: () => void): () => void {
  const consulta = matchMedia(LIMITE);
  consulta.addEventListener('change', aoMudar);
  return () => consulta.removeEventListener('change', aoMudar);
}

/**
 * True on phones. Correct from the first render on, unlike antd's `useBreakpoint`, which would render the table first.
 */
export function useTelaEstreita(): boolean {
  return useSyncExternalStore(assinar, () => matchMedia(LIMITE).matches);
}
