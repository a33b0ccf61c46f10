import { api, useEscrita } from '@merenda/shared';
import type { Cardapio, CardapioEdicao, CardapioNovo, CardapioResumo } from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';
import type { Etapa } from '../etapas/CamposDaEtapa.js';

/** Weekly menus and the calendar name their menus; a new pathology may have joined the list. */
const RENOVA = ['cardapios', 'fichas', 'cardapios-semanais', 'patologias', 'calendario'];

/** Every menu, by name. */
export const useCardapios = () =>
  useQuery({ queryKey: ['cardapios'], queryFn: ({ signal }) => api.get<CardapioResumo[]>('cardapios', { signal }) });

/** The menus of a category and modality; none while they are not chosen. */
export const useCardapiosDaEtapa = ({ categoria, modalidade }: Partial<Etapa>) =>
  useQuery({
    queryKey: ['cardapios', categoria, modalidade],
    queryFn: ({ signal }) => api.get<CardapioResumo[]>('cardapios', { busca: { categoria, modalidade }, signal }),
    enabled: categoria !== undefined && modalidade !== undefined,
  });

export const useCriarCardapio = () =>
  useEscrita((cardapio: CardapioNovo) => api.post<Cardapio>('cardapios', cardapio), RENOVA);

export const useAlterarCardapio = () =>
  useEscrita(
    ({ id, ...edicao }: CardapioEdicao & { id: number }) => api.put<Cardapio>(`cardapios/${id}`, edicao),
    RENOVA,
  );

export const useExcluirCardapio = () => useEscrita((id: number) => api.delete(`cardapios/${id}`), RENOVA);
