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

/** The priority groups of family farming, which have no order among themselves (PRIORIDADE_AF). */
export const GRUPOS_PRIORITARIOS = ['ASSENTAMENTO', 'INDIGENA', 'QUILOMBOLA', 'MULHERES', 'JOVENS'] as const;
export type GrupoPrioritario = (typeof GRUPOS_PRIORITARIOS)[number];

export const ROTULOS_GRUPO_PRIORITARIO: Record<GrupoPrioritario, string> = {
  ASSENTAMENTO: 'Assentamento da reforma agrária',
  INDIGENA: 'Comunidade indígena',
  QUILOMBOLA: 'Comunidade quilombola',
  MULHERES: 'Grupo de mulheres',
  JOVENS: 'Jovens agricultores',
};

/** The sex of the person whose CAF it is: women have a share of the direct sales (Lei 14.660/2023). */
export const SEXOS = ['FEMININO', 'MASCULINO'] as const;
export type Sexo = (typeof SEXOS)[number];

export const ROTULOS_SEXO: Record<Sexo, string> = { FEMININO: 'Feminino', MASCULINO: 'Masculino' };
