import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query is true now. Correct from the first render on. */
export function useMidia(consulta: string): boolean {
  const assinar = useCallback(
    (aoMudar: () => void) => {
      const midia = matchMedia(consulta);
      midia.addEventListener('change', aoMudar);
      return () => midia.removeEventListener('change', aoMudar);
    },
    [consulta],
  );
  return useSyncExternalStore(assinar, () => matchMedia(consulta).matches);
}
