import { marcarRascunho } from '@merenda/shared';
import { useEffect, useId } from 'react';

/** Says while there is unsaved work on the screen, so that leaving it asks first. */
export function useRascunho(sujo: boolean): void {
  const id = useId();
  useEffect(() => {
    marcarRascunho(id, sujo);
    return () => marcarRascunho(id, false);
  }, [id, sujo]);
}
