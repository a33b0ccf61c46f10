import { escritasDe, useLeitura } from '@merenda/shared';
import { FAMILIAS } from '../familias.js';

/** Menus show the names of their dishes. */
const RENOVA = [FAMILIAS.pratos, FAMILIAS.fichas, FAMILIAS.cardapios];

/** Every dish, by name. */
export const usePratos = () => useLeitura('pratos', { queryKey: FAMILIAS.pratos });

export const {
  useCriar: useCriarPrato,
  useAlterar: useAlterarPrato,
  useExcluir: useExcluirPrato,
} = escritasDe('pratos', RENOVA);
