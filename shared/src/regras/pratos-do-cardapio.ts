import { type ModalidadeEscolar, ROTULOS_MODALIDADE_ESCOLAR } from '../contratos/enums/cardapios.js';

/** Rows of dishes of a menu by modality (specification 3, section 9). `inicial` rows show when the modality is chosen. */
export const LINHAS_DE_PRATOS: Record<ModalidadeEscolar, { inicial: number; minimo: number; maximo: number }> = {
  PARCIAL1: { inicial: 1, minimo: 1, maximo: 2 },
  PARCIAL2: { inicial: 2, minimo: 2, maximo: 10 },
  INTEGRAL: { inicial: 3, minimo: 3, maximo: 10 },
};

/** Null when a menu of the modality may have as many rows, otherwise the sentence that says how many. */
export function recusaQuantidadeDePratos(modalidade: ModalidadeEscolar, linhas: number): string | null {
  const { minimo, maximo } = LINHAS_DE_PRATOS[modalidade];
  if (linhas >= minimo && linhas <= maximo) return null;
  return `A modalidade ${ROTULOS_MODALIDADE_ESCOLAR[modalidade]} pede de ${minimo} a ${maximo} pratos.`;
}
