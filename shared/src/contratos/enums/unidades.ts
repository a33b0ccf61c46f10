export const TIPOS_UNIDADE = ['ESCOLA', 'INSTITUICAO'] as const;
export type TipoUnidade = (typeof TIPOS_UNIDADE)[number];

export const ROTULOS_TIPO_UNIDADE: Record<TipoUnidade, string> = {
  ESCOLA: 'Escola',
  INSTITUICAO: 'Instituição',
};

/** Brazilian states, for the addresses. */
export const UFS = [
  'AC', 'AL', 'AP', 'AM', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MT', 'MS', 'MG', 'PA',
  'PB', 'PR', 'PE', 'PI', 'RJ', 'RN', 'RS', 'RO', 'RR', 'SC', 'SP', 'SE', 'TO',
] as const;
export type Uf = (typeof UFS)[number];
