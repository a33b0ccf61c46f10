import { api, useEscrita } from '@merenda/shared';
import type { ConciliacaoNova, PreviaDoExtrato } from '@merenda/shared/contratos';
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

/** POST /extratos, after `perguntar` where lines are there from the other form of the file; null when the answer is no. */
export function useImportarExtrato(perguntar: (previa: PreviaDoExtrato) => Promise<boolean>) {
  return useEscrita(async (arquivo: File) => {
    const corpo = await paraBase64(arquivo);
    const previa = await api.post('extratos/previa', corpo, { conferir: false });
    if (previa.reconhecidos > 0 && !(await perguntar(previa))) return null;
    return api.post('extratos', corpo, { conferir: false });
  }, RENOVA);
}

/** DELETE /extratos: the next OFX says the municipality's account. */
export const useTrocarConta = () => useEscrita(() => api.delete('extratos'), RENOVA);

export function useConciliarLancamento() {
  return useEscrita(
    ({ id, ...conciliacao }: ConciliacaoNova & { id: number }) =>
      api.put('extratos/lancamentos/:id/conciliacao', conciliacao, { caminho: { id } }),
    RENOVA,
  );
}
