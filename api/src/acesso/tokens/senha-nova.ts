import { violacoesDaSenhaNova, type DonoDaSenha } from '@merenda/shared/regras';
import comuns from 'fxa-common-password-list';
import type { Banco } from '../../banco/conexao.js';
import { lerGuardadas } from '../../mecanismos/configuracoes.js';
import { invalido } from '../../nucleo/recusas.js';
import { hashDaSenha } from './senhas.js';

/** The list has lower case only; upper case makes a common password no rarer. */
const comum = (senha: string): boolean => comuns.test(senha) || comuns.test(senha.toLowerCase());

/**
 * Hashes a password that a person has just chosen. Throws 422 at `campo` when it is shorter than the municipality asks
 * for, one of the most common ones, or the person's login, name or town.
 */
export async function hashDaSenhaNova(
  banco: Banco,
  senha: string,
  dono: Omit<DonoDaSenha, 'municipio'> & { municipio?: string },
  campo = 'senha',
): Promise<string> {
  const { nome, senhaMinima } = await lerGuardadas(banco);
  const [primeira, ...outras] = violacoesDaSenhaNova(
    senha,
    { municipio: nome, ...dono },
    { minimo: senhaMinima, comum },
  ).map(({ mensagem }) => ({ campo, mensagem }));
  if (primeira) throw invalido([primeira, ...outras]);
  return hashDaSenha(senha);
}
