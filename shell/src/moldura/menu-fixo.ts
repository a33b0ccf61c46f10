import { useSyncExternalStore } from 'react';
import { create } from 'zustand';

/** Below this width (px) the sidebar is a rail, or a drawer on phones. */
const LIMITE = '(max-width: 1199px)';

function assinar(aoMudar: () => void): () => void {
  const consulta = matchMedia(LIMITE);
  consulta.addEventListener('change', aoMudar);
  return () => consulta.removeEventListener('change', aoMudar);
}

/** The choice in the browser's storage; nothing is stored while the sidebar is not collapsed. */
const CHAVE = 'menu';
const RECOLHIDO = 'recolhido';

const useEstado = create<{ recolhido: boolean }>(() => ({ recolhido: guardado() }));

function guardado(): boolean {
  try {
    return localStorage.getItem(CHAVE) === RECOLHIDO;
  } catch {
    // Storage switched off: the choice lasts as long as the page.
    return false;
  }
}

function recolher(recolhido: boolean): void {
  useEstado.setState({ recolhido });
  try {
    if (recolhido) localStorage.setItem(CHAVE, RECOLHIDO);
    else localStorage.removeItem(CHAVE);
  } catch {
    // As above.
  }
}

/**
 * Whether the window has room for the sidebar beside the screen (`cabe`), whether it is there (`fixo`: it has room and
 * the user has not collapsed it), and the function that collapses it or opens it again. The choice is kept for the next
 * visit, and known from the first render on.
 */
export function useMenuFixo(): { cabe: boolean; fixo: boolean; recolher: (recolhido: boolean) => void } {
  const cabe = useSyncExternalStore(assinar, () => !matchMedia(LIMITE).matches);
  const recolhido = useEstado((estado) => estado.recolhido);
  return { cabe, fixo: cabe && !recolhido, recolher };
}
