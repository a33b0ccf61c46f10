import { url } from './browser.js';
import { SENHA } from './login.js';

interface EstoqueDoUsuario {
  id: number;
  unidadeEducacional: { id: number; nome: string };
}

/** The API as a person of the demonstration sees it. A refusal throws with the server's sentence. */
export interface Cliente {
  chamar: <T>(metodo: string, caminho: string, corpo?: object) => Promise<T>;
  /** A stock of the person by the name of its unit. */
  estoqueDe: (unidade: string) => EstoqueDoUsuario;
}

/** Logs in over HTTP, without a browser. */
export async function comoConta(conta: string): Promise<Cliente> {
  const login = await fetch(url('/api/tokens/autenticar'), {
    method: 'POST',
    body: new URLSearchParams({ usuario: conta, senha: SENHA }),
  });
  const { token, usuario } = (await login.json()) as { token: string; usuario: { estoques: EstoqueDoUsuario[] } };
  return {
    async chamar<T>(method: string, caminho: string, corpo?: object): Promise<T> {
      const headers = { authorization: `Bearer ${token}`, ...(corpo && { 'content-type': 'application/json' }) };
      const res = await fetch(url(`/api/${caminho}`), { method, headers, body: corpo && JSON.stringify(corpo) });
      if (!res.ok) throw new Error(`${method} ${caminho}: ${res.status} ${await res.text()}`);
      return (res.status === 204 ? undefined : await res.json()) as T;
    },
    estoqueDe(unidade) {
      const estoque = usuario.estoques.find(({ unidadeEducacional }) => unidadeEducacional.nome === unidade);
      if (!estoque) throw new Error(`${conta} has no stock of ${unidade}`);
      return estoque;
    },
  };
}
