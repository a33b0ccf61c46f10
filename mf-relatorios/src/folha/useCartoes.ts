import { useLayoutEffect, type RefObject } from 'react';

/** Read by cartoes.css. */
const CLASSE = 'em-cartoes';

/**
 * Shows the rows of a table as cards on a screen on which the table would be cut, and as a table wherever it fits. What it needs depends on its texts, so
 * it is measured, again whenever the window changes.
 * @param rolagem what holds the table
 */
export function useCartoes(rolagem: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const medir = () => {
      const elemento = rolagem.current;
      if (!elemento) return;
      elemento.classList.remove(CLASSE);
      elemento.classList.toggle(CLASSE, elemento.scrollWidth > elemento.clientWidth);
    };
    medir();
    window.addEventListener('resize', medir);
    return () => window.removeEventListener('resize', medir);
  });
}
