import { api, useEscrita } from '@merenda/shared';
import { skipToken, useQuery } from '@tanstack/react-query';
import { FAMILIAS } from '../familias.js';
import { RENOVA } from '../refeicao/refeicao.api.js';

/** The meals of a unit between two days ('YYYY-MM-DD'), where they are given. */
export function useRefeicoes(unidade: number | null, { de, ate }: { de?: string; ate?: string }) {
  return useQuery({
    queryKey: [...FAMILIAS.refeicoes, 'lista', unidade, de, ate],
    queryFn:
      unidade === null ? skipToken : ({ signal }) => api.get('refeicoes', { busca: { unidade, de, ate }, signal }),
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
