/** Person types; each asks for one field of its own: cargo, cnh, crn. */
export const TIPOS_PESSOA = ['FUNCIONARIO', 'MOTORISTA', 'NUTRICIONISTA'] as const;
export type TipoPessoa = (typeof TIPOS_PESSOA)[number];

export const ROTULOS_TIPO_PESSOA: Record<TipoPessoa, string> = {
  FUNCIONARIO: 'Funcionário(a)',
  MOTORISTA: 'Motorista',
  NUTRICIONISTA: 'Nutricionista',
};

/** The field that a person type asks for (specification 1, section 5); other types, which a list may add, ask for none. */
export const CAMPO_DO_TIPO_PESSOA: Readonly<
  Record<string, { campo: 'cargo' | 'cnh' | 'crn'; falta: string } | undefined>
> = {
  FUNCIONARIO: { campo: 'cargo', falta: 'Informe o cargo do funcionário.' },
  MOTORISTA: { campo: 'cnh', falta: 'Informe a CNH do motorista.' },
  NUTRICIONISTA: { campo: 'crn', falta: 'Informe o CRN do nutricionista.' },
};
