import { comoConta } from './api.js';
import type { Credencial } from './login.js';
import type { UnidadeDeTeste } from './unidades.js';
import { novoNumero } from './vez.js';

/** A user of one test: changes do not affect other tests. */
export interface UsuarioDeTeste extends Credencial {
  email: string;
  nome: string;
}

/**
 * Registers a user through the API, as the administrator.
 * @param unidades where the user works
 */
export async function comUsuario(
  permissoes: readonly string[] = [],
  unidades: readonly UnidadeDeTeste[] = [],
): Promise<UsuarioDeTeste> {
  const n = String(novoNumero());
  const novo = {
    usuario: `teste${n}`,
    email: `teste${n}@exemplo.test`,
    senha: 'panela azul no fogo',
    nome: `PESSOA DE TESTE ${n}`,
  };
  const { chamar } = await comoConta('admin');
  await chamar('POST', 'usuarios', {
    ...novo,
    pessoa: { nome: novo.nome, cpf: cpfDe(n.slice(-9)), pessoaTipo: 'FUNCIONARIO', cargo: 'GESTOR' },
    permissoes,
    estoques: unidades.map(({ estoque }) => ({ id: estoque })),
  });
  return novo;
}

/** A CPF that no other user of the tests has. */
export const novoCpf = (): string => cpfDe(String(novoNumero()).slice(-9));

/** Nine digits followed by their two check digits. */
function cpfDe(base: string): string {
  const comDigito = (digitos: string) => {
    const soma = [...digitos].reduce((total, digito, i) => total + Number(digito) * (digitos.length + 1 - i), 0);
    const resto = (soma * 10) % 11;
    return digitos + String(resto === 10 ? 0 : resto);
  };
  return comDigito(comDigito(base));
}
