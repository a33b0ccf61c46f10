export const TIPOS_FORNECEDOR = ['FISICO', 'JURIDICO'] as const;
export type TipoFornecedor = (typeof TIPOS_FORNECEDOR)[number];

export const ROTULOS_TIPO_FORNECEDOR: Record<TipoFornecedor, string> = {
  FISICO: 'Físico',
  JURIDICO: 'Jurídico',
};

/** Kinds of family-farming supplier (Resolução CD/FNDE nº 6/2020, art. 34). */
export const TIPOS_CAF = ['FORNECEDOR_INDIVIDUAL', 'GRUPO_INFORMAL', 'GRUPO_FORMAL'] as const;
export type TipoCaf = (typeof TIPOS_CAF)[number];

export const ROTULOS_TIPO_CAF: Record<TipoCaf, string> = {
  FORNECEDOR_INDIVIDUAL: 'Fornecedor individual',
  GRUPO_INFORMAL: 'Grupo informal',
  GRUPO_FORMAL: 'Grupo formal',
};
