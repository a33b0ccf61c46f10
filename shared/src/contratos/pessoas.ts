import { z } from 'zod';
import { LIMITES } from './limites.js';
import { Celular, Cnh, CodigoConvencao, Cpf, Crn, Id, opcional, Telefone, textoMaiusculo } from './primitivos.js';

const campos = z.object({
  nome: textoMaiusculo(LIMITES.nome),
  cpf: Cpf,
  telefone: opcional(Telefone),
  celular: opcional(Celular),
  /** Of /convencoes/tipos-pessoa. */
  pessoaTipo: CodigoConvencao,
  /** FUNCIONARIO: position, of /convencoes/cargos. */
  cargo: opcional(CodigoConvencao),
  /** MOTORISTA: driving licence. */
  cnh: opcional(Cnh),
  /** NUTRICIONISTA: registration with the council. */
  crn: opcional(Crn),
});

/** What everybody may change of the own person. */
export const DadosDaPessoa = campos.pick({ nome: true, cpf: true, telefone: true, celular: true });
export type DadosDaPessoa = z.infer<typeof DadosDaPessoa>;

/** The field that a person type asks for (specification 1, section 5); other types, which a list may add, ask for none. */
export const CAMPO_DO_TIPO_PESSOA: Readonly<Record<string, { campo: 'cargo' | 'cnh' | 'crn'; falta: string } | undefined>> = {
  FUNCIONARIO: { campo: 'cargo', falta: 'Informe o cargo do funcionário.' },
  MOTORISTA: { campo: 'cnh', falta: 'Informe a CNH do motorista.' },
  NUTRICIONISTA: { campo: 'crn', falta: 'Informe o CRN do nutricionista.' },
};

/** Person data of a user. What belongs to another person type is dropped. */
export const PessoaNova = campos.superRefine((pessoa, ctx) => {
  const exigido = CAMPO_DO_TIPO_PESSOA[pessoa.pessoaTipo];
  if (exigido && !pessoa[exigido.campo]) ctx.addIssue({ code: 'custom', path: [exigido.campo], message: exigido.falta });
});
export type PessoaNova = z.infer<typeof PessoaNova>;

export const Pessoa = z.object({
  id: Id,
  nome: z.string(),
  cpf: z.string(),
  telefone: z.string().nullable(),
  celular: z.string().nullable(),
  pessoaTipo: z.string(),
  cargo: z.string().nullable(),
  cnh: z.string().nullable(),
  crn: z.string().nullable(),
});
export type Pessoa = z.infer<typeof Pessoa>;
