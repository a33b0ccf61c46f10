import { escritasDe, useLeitura } from '@merenda/shared';
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
export const useCardapios = () => useLeitura('cardapios', { queryKey: FAMILIAS.cardapios });

/** The menus of a category and modality; none while they are not chosen. */
export const useCardapiosDaEtapa = ({ categoria, modalidade }: Partial<Etapa>) =>
  useLeitura('cardapios', {
    queryKey: [...FAMILIAS.cardapios, categoria, modalidade],
    busca: { categoria, modalidade },
    enabled: categoria !== undefined && modalidade !== undefined,
  });

export const {
  useCriar: useCriarCardapio,
  useAlterar: useAlterarCardapio,
  useExcluir: useExcluirCardapio,
} = escritasDe('cardapios', RENOVA);
