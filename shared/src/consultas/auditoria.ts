import { api, FAMILIA_DA_AUDITORIA } from '@merenda/shared';
import type { EntidadeComHistorico } from '@merenda/shared/contratos';
import { infiniteQueryOptions } from '@tanstack/react-query';

const familia = FAMILIA_DA_AUDITORIA;

/** Queries of the audit trail. */
export const consultasDeAuditoria = {
  familia,
  /** GET /auditoria/:entidade/:id: the changes of one record, newest first, page after page. */
  historico: (entidade: EntidadeComHistorico, id: number) =>
    infiniteQueryOptions({
      queryKey: [...familia, 'historico', entidade, id],
      queryFn: ({ pageParam, signal }) =>
        api.get('auditoria/:entidade/:id', {
          caminho: { entidade, id },
          busca: { apos: pageParam, porPagina: 20 },
          signal,
        }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ proximo }) => proximo ?? undefined,
    }),
};
