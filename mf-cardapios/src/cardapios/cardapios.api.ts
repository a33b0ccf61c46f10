import { api, useEscrita, useExclusao } from '@merenda/shared';
import type { CardapioEdicao, CardapioNovo } from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';
import type { Etapa } from '../etapas/CamposDaEtapa.js';
import { FAMILIAS } from '../familias.js';

/** Weekly menus and the calendar show the names of their menus; a menu may add a pathology to the list. */
const RENOVA = [
  FAMILIAS.cardapios,
  FAMILIAS.fichas,
  FAMILIAS.cardapiosSemanais,
  FAMILIAS.patologias,
  FAMILIAS.lancamentos,
];

/** Every menu, by name. */
export const useCardapios = () =>
  useQuery({
    queryKey: FAMILIAS.cardapios,
    queryFn: ({ signal }) => api.get('cardapios', { signal }),
  });

/** The menus of a category and modality; none while they are not chosen. */
export const useCardapiosDaEtapa = ({ categoria, modalidade }: Partial<Etapa>) =>
  useQuery({
    queryKey: [...FAMILIAS.cardapios, categoria, modalidade],
    queryFn: ({ signal }) => api.get('cardapios', { busca: { categoria, modalidade }, signal }),
    enabled: categoria !== undefined && modalidade !== undefined,
  });

export const useCriarCardapio = () => useEscrita((cardapio: CardapioNovo) => api.post('cardapios', cardapio), RENOVA);

export const useAlterarCardapio = () =>
  useEscrita(
    ({ id, ...edicao }: CardapioEdicao & { id: number }) => api.put('cardapios/:id', edicao, { caminho: { id } }),
    RENOVA,
  );

export const useExcluirCardapio = () =>
  useExclusao('cardapios', (id: number) => api.delete('cardapios/:id', { caminho: { id } }), RENOVA);
