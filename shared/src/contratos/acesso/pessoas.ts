import { z } from 'zod';
import { CAMPO_DO_TIPO_PESSOA } from '../../vocabulario/acesso/pessoas.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { Celular, Cnh, CodigoConvencao, Cpf, Crn, Id, opcional, Telefone, textoMaiusculo } from '../primitivos.js';

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

/** The data of their own that every user may change. */
export const DadosDaPessoa = campos.pick({ nome: true, cpf: true, telefone: true, celular: true });
export type DadosDaPessoa = z.infer<typeof DadosDaPessoa>;

/** Person data of a user. Fields of another person type are dropped. */
export const PessoaNova = campos.superRefine((pessoa, ctx) => {
  const exigido = CAMPO_DO_TIPO_PESSOA[pessoa.pessoaTipo];
  if (exigido && !pessoa[exigido.campo])
    ctx.addIssue({ code: 'custom', path: [exigido.campo], message: exigido.falta });
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
