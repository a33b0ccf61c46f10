/** Person types; each requires its own field: cargo, cnh, crn. */
export const TIPOS_PESSOA = ['FUNCIONARIO', 'MOTORISTA', 'NUTRICIONISTA'] as const;
export type TipoPessoa = (typeof TIPOS_PESSOA)[number];

export const ROTULOS_TIPO_PESSOA: Record<TipoPessoa, string> = {
  FUNCIONARIO: 'Funcionário(a)',
  MOTORISTA: 'Motorista',
  NUTRICIONISTA: 'Nutricionista',
};

/** The field that a person type requires (specification 1, section 5); types added to the list require none. */
export const CAMPO_DO_TIPO_PESSOA: Readonly<
  Record<string, { campo: 'cargo' | 'cnh' | 'crn'; falta: string } | undefined>
> = {
  FUNCIONARIO: { campo: 'cargo', falta: 'Informe o cargo do funcionário.' },
  MOTORISTA: { campo: 'cnh', falta: 'Informe a CNH do motorista.' },
  NUTRICIONISTA: { campo: 'crn', falta: 'Informe o CRN do nutricionista.' },
};
