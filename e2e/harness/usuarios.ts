import { url } from './browser.js';
import { SENHA } from './login.js';

/** A user of this test alone: whatever happens to it disturbs no other. */
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
  const admin = await fetch(url('/api/tokens/autenticar'), {
    method: 'POST',
    body: new URLSearchParams({ usuario: 'admin', senha: SENHA }),
  });
  const { token, usuario } = (await admin.json()) as { token: string; usuario: { estoques: { id: number }[] } };
  const res = await fetch(url('/api/usuarios'), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...novo,
      pessoa: { nome: novo.nome, cpf: cpfDe(n.slice(-9)), pessoaTipo: 'FUNCIONARIO', cargo: 'GESTOR' },
      permissoes,
      estoques: usuario.estoques.map(({ id }) => ({ id })),
    }),
  });
  if (res.status !== 201) throw new Error(await res.text());
  return novo;
}

/** Nine digits with the two check digits that belong to them. */
function cpfDe(base: string): string {
  const comDigito = (digitos: string) => {
    const soma = [...digitos].reduce((total, digito, i) => total + Number(digito) * (digitos.length + 1 - i), 0);
    const resto = (soma * 10) % 11;
    return digitos + String(resto === 10 ? 0 : resto);
  };
  return comDigito(comDigito(base));
}
