import { api, useEscrita } from '@merenda/shared';
import { ORDENS_REFEICAO } from '@merenda/shared/contratos';
import { usePaginas } from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { FAMILIAS } from '../familias.js';
import { RENOVA } from '../refeicao/refeicao.api.js';

/** The meals of a unit between two days ('YYYY-MM-DD'), where they are given, by pages. */
export function useRefeicoes(unidade: number | null, { de, ate }: { de?: string; ate?: string }) {
  return usePaginas({
    chave: [...FAMILIAS.refeicoes, 'lista', unidade],
    busca: { de, ate },
    ordens: ORDENS_REFEICAO,
    ler:
      unidade === null
        ? undefined
        : (pedida, signal) => api.get('refeicoes/pagina', { busca: { unidade, de, ate, ...pedida }, signal }),
  });
}

export function useRegistrosDeAlimentos(refeicao: number) {
  return useQuery({
    queryKey: [...FAMILIAS.refeicoes, refeicao, 'registros'],
    queryFn: ({ signal }) => api.get('refeicoes/:id/registros-alimentos', { caminho: { id: refeicao }, signal }),
  });
}

/** `sobras`: kg. */
export function useRegistrarSobra() {
  return useEscrita(
    ({ id, sobras }: { id: number; sobras: number }) =>
      api.patch('refeicoes/:id', undefined, { caminho: { id }, busca: { sobras: String(sobras) } }),
    RENOVA,
  );
}

export function useExcluirRefeicao() {
  return useEscrita((id: number) => api.delete('refeicoes/:id', { caminho: { id } }), RENOVA);
}
