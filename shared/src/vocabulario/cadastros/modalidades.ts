/** Number of meals per day for the stage. */
export const MODALIDADES_ESCOLAR = ['PARCIAL1', 'PARCIAL2', 'INTEGRAL'] as const;
export type ModalidadeEscolar = (typeof MODALIDADES_ESCOLAR)[number];

export const ROTULOS_MODALIDADE_ESCOLAR: Record<ModalidadeEscolar, string> = {
  PARCIAL1: 'Parcial – 1 refeição',
  PARCIAL2: 'Parcial – 2 ou mais refeições',
  INTEGRAL: 'Integral – 3 ou mais refeições',
};
