import { useMutation, type QueryKey } from '@tanstack/react-query';
import { queryClient } from './query-client.js';

/** Family of the queries of the audit trail. */
export const FAMILIA_DA_AUDITORIA = ['auditoria'] as const;

/**
 * A call that writes on the server. When it ends, all data under the keys of `renova` and the audit trail, to which every
 * write adds a line, are outdated, and the data on the screen are read again. This happens after a success and after a failure: a refusal often means
 * that another user changed a balance or a version, and a lost response may belong to a write that was executed.
 * `mutateAsync` settles after these reads, so that the screen shows the new data when it says that they are saved.
 * @param renova families of query keys: `consultasDe….familia` of `@merenda/shared/consultas`, or those of the area
 */
export function useEscrita<V, R>(escrever: (valores: V) => Promise<R>, renova: readonly QueryKey[]) {
  return useMutation({
    mutationFn: escrever,
    onSettled: () =>
      Promise.all([FAMILIA_DA_AUDITORIA, ...renova].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}
