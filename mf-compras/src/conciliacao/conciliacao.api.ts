import { api, useEscrita } from '@merenda/shared';
import type { ConciliacaoNova } from '@merenda/shared/contratos';
import { paraBase64 } from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { FAMILIAS } from '../familias.js';

/** GET /extratos/conciliacao. Days as 'YYYY-MM-DD'; read again each time, because others match lines too. */
export function useConciliacao(de: string, ate: string) {
  return useQuery({
    queryKey: [...FAMILIAS.pagamentos, 'conciliacao', de, ate],
    queryFn: ({ signal }) => api.get('extratos/conciliacao', { signal, busca: { de, ate } }),
    staleTime: 0,
  });
}

const RENOVA = [FAMILIAS.pagamentos];

export function useImportarExtrato() {
  return useEscrita(
    async (arquivo: File) => api.post('extratos', await paraBase64(arquivo), { conferir: false }),
    RENOVA,
  );
}

export function useConciliarLancamento() {
  return useEscrita(
    ({ id, ...conciliacao }: ConciliacaoNova & { id: number }) =>
      api.put('extratos/lancamentos/:id/conciliacao', conciliacao, { caminho: { id } }),
    RENOVA,
  );
}
