import { useSyncExternalStore } from 'react';

let imprimindo = false;

function assinar(aoMudar: () => void): () => void {
  const mudar = ({ type }: Event) => {
    imprimindo = type === 'beforeprint';
    aoMudar();
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
