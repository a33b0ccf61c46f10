import { comoConta } from './api.js';

/** A user for one test: changes do not affect other tests. */
export interface UsuarioDeTeste {
  usuario: string;
  email: string;
  senha: string;
  nome: string;
}

let ultimo = 0;

/** Registers a user through the API, as the administrator. */
export async function criarUsuario(permissoes: string[] = []): Promise<UsuarioDeTeste> {
  const n = `${Date.now()}${(ultimo += 1)}`;
  const novo = {
    usuario: `teste${n}`,
    email: `teste${n}@exemplo.test`,
    senha: 'senha de teste',
    nome: `PESSOA DE TESTE ${n}`,
  };
  const { chamar, estoques } = await comoConta('admin');
  await chamar('POST', 'usuarios', {
    ...novo,
    pessoa: { nome: novo.nome, cpf: cpfDe(n.slice(-9)), pessoaTipo: 'FUNCIONARIO', cargo: 'GESTOR' },
    permissoes,
    estoques: estoques.map(({ id }) => ({ id })),
  });
  return novo;
}

/** Nine digits followed by their two check digits. */
function cpfDe(base: string): string {
  const comDigito = (digitos: string) => {
    const soma = [...digitos].reduce((total, digito, i) => total + Number(digito) * (digitos.length + 1 - i), 0);
    const resto = (soma * 10) % 11;
    return digitos + String(resto === 10 ? 0 : resto);
  };
  return comDigito(comDigito(base));
}
