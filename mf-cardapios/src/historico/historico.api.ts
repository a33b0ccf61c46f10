import { api, useEscrita } from '@merenda/shared';
import type { Refeicao, RegistroDeAlimento } from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';
import { FAMILIAS } from '../familias.js';
import { RENOVA } from '../refeicao/refeicao.api.js';

/** The meals of a unit between two days ('YYYY-MM-DD'), where they are given. */
export function useRefeicoes(unidade: number | null, { de, ate }: { de?: string; ate?: string }) {
  return useQuery({
    queryKey: [...FAMILIAS.refeicoes, 'lista', unidade, de, ate],
    enabled: unidade !== null,
    queryFn: ({ signal }) =>
      api.get<Refeicao[]>('refeicoes', { busca: { unidade: unidade ?? undefined, de, ate }, signal }),
  });
}

export function useRegistrosDeAlimentos(refeicao: number) {
  return useQuery({
    queryKey: [...FAMILIAS.refeicoes, refeicao, 'registros'],
    queryFn: ({ signal }) => api.get<RegistroDeAlimento[]>(`refeicoes/${refeicao}/registros-alimentos`, { signal }),
  });
}

/** `sobras`: kg. */
export function useRegistrarSobra() {
  return useEscrita(
    ({ id, sobras }: { id: number; sobras: number }) =>
      api.patch<Refeicao>(`refeicoes/${id}`, undefined, { busca: { sobras } }),
    RENOVA,
  );
}

export function useExcluirRefeicao() {
  return useEscrita((id: number) => api.delete(`refeicoes/${id}`), RENOVA);
}
