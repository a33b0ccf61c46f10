import type { Pessoa, PessoaNova } from '@merenda/shared/contratos';
import type { pessoas } from '../../banco/esquema/acesso/acesso.js';
import { unico } from '../../banco/restricoes.js';
import type { Transacao } from '../../banco/transacao.js';
import { exigirConvencao } from '../../mecanismos/convencoes.js';

type ColunasDaPessoa = Omit<typeof pessoas.$inferInsert, 'id'>;

/** Throws 422 when the type or the position of a person is not in its list; `antes` is the person as it is stored. */
export async function exigirListasDaPessoa(
  tx: Transacao,
  { pessoaTipo, cargo }: PessoaNova,
  antes?: Pick<Pessoa, 'cargo'>,
): Promise<void> {
  await exigirConvencao(tx, 'tipos-pessoa', pessoaTipo, 'pessoa.pessoaTipo');
  if (pessoaTipo === 'FUNCIONARIO' && cargo) await exigirConvencao(tx, 'cargos', cargo, 'pessoa.cargo', antes?.cargo);
}

/** The columns of a person: only the one of cargo, CNH and CRN that fits the type. */
export function colunasDaPessoa(pessoa: PessoaNova): ColunasDaPessoa {
  const { nome, cpf, telefone, celular, pessoaTipo, cargo, cnh, crn } = pessoa;
  return {
    nome,
    cpf,
    pessoaTipo,
    telefone: telefone || null,
    celular: celular || null,
    cargo: (pessoaTipo === 'FUNCIONARIO' && cargo) || null,
    cnh: (pessoaTipo === 'MOTORISTA' && cnh) || null,
    crn: (pessoaTipo === 'NUTRICIONISTA' && crn) || null,
  };
}

/** Runs a write of `pessoas`; 409 at the field when another person has the CPF. */
export function comCpfUnico<T>(escrita: Promise<T>): Promise<T> {
  return unico(escrita, 'pessoas_cpf_unique', 'pessoa.cpf', 'Já existe uma pessoa com este CPF.');
}
