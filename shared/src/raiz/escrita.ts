import { useMutation } from '@tanstack/react-query';
import { queryClient } from './query-client.js';

/**
 * A call that changes something. When it ends the lists under `renova` (first part of their query keys) are read again,
 * also after a failure: a conflict means that somebody else changed what is on the screen.
 */
export function useEscrita<V, R>(escrever: (valores: V) => Promise<R>, renova: readonly string[]) {
  return useMutation({
    mutationFn: escrever,
    onSettled: () => Promise.all(renova.map((chave) => queryClient.invalidateQueries({ queryKey: [chave] }))),
  });
}
