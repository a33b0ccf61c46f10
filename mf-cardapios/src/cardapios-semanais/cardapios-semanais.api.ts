import { escritasDe, useLeitura } from '@merenda/shared';
import { FAMILIAS } from '../familias.js';

const RENOVA = [FAMILIAS.cardapiosSemanais];

/** Every weekly menu, by name. */
export const useCardapiosSemanais = () => useLeitura('cardapios-semanais', { queryKey: FAMILIAS.cardapiosSemanais });

export const {
  useCriar: useCriarCardapioSemanal,
  useAlterar: useAlterarCardapioSemanal,
  useExcluir: useExcluirCardapioSemanal,
} = escritasDe('cardapios-semanais', RENOVA);
