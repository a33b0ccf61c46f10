/** Person types; each asks for one field of its own: cargo, cnh, crn. */
export const TIPOS_PESSOA = ['FUNCIONARIO', 'MOTORISTA', 'NUTRICIONISTA'] as const;
export type TipoPessoa = (typeof TIPOS_PESSOA)[number];

export const ROTULOS_TIPO_PESSOA: Record<TipoPessoa, string> = {
  FUNCIONARIO: 'Funcionário(a)',
  MOTORISTA: 'Motorista',
  NUTRICIONISTA: 'Nutricionista',
};
