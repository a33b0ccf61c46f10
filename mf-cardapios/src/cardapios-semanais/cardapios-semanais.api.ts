import { api, useEscrita, useExclusao } from '@merenda/shared';
import type { CardapioSemanalEdicao, CardapioSemanalNovo } from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';
import { FAMILIAS } from '../familias.js';

const RENOVA = [FAMILIAS.cardapiosSemanais];

/** Every weekly menu, by name. */
export const useCardapiosSemanais = () =>
  useQuery({
    queryKey: FAMILIAS.cardapiosSemanais,
    queryFn: ({ signal }) => api.get('cardapios-semanais', { signal }),
  });

export const useCriarCardapioSemanal = () =>
  useEscrita((semanal: CardapioSemanalNovo) => api.post('cardapios-semanais', semanal), RENOVA);

export const useAlterarCardapioSemanal = () =>
  useEscrita(
    ({ id, ...edicao }: CardapioSemanalEdicao & { id: number }) =>
      api.put('cardapios-semanais/:id', edicao, { caminho: { id } }),
    RENOVA,
  );

export const useExcluirCardapioSemanal = () =>
  useExclusao('cardapios-semanais', (id: number) => api.delete('cardapios-semanais/:id', { caminho: { id } }), RENOVA);
