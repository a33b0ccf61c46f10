import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let imprimindo = false;

function assinar(aoMudar: () => void): () => void {
  const mudar = ({ type }: Event) => {
    imprimindo = type === 'beforeprint';
    // `window.print()` lays out the paper before the script that called it ends, and React would draw after it.
    flushSync(aoMudar);
  };
  addEventListener('beforeprint', mudar);
  addEventListener('afterprint', mudar);
  return () => {
    removeEventListener('beforeprint', mudar);
    removeEventListener('afterprint', mudar);
  };
}

/** True while the browser prints the page: what depends on it is drawn again before the paper is laid out. */
export function useImprimindo(): boolean {
  return useSyncExternalStore(assinar, () => imprimindo);
}
