import { SENHA, type Conta } from './login.js';
import { url } from './produto.js';

interface EstoqueDoUsuario {
  id: number;
  unidadeEducacional: { id: number; nome: string };
}

/** The API with the session of an account of the demonstration. */
export interface Cliente {
  /** @throws Error with the server's message when it refuses */
  chamar: <T>(metodo: string, caminho: string, corpo?: object) => Promise<T>;
  permissoes: readonly string[];
  estoques: readonly EstoqueDoUsuario[];
  /** A stock of the account by the name of its unit. */
  estoqueDe: (unidade: string) => EstoqueDoUsuario;
}

/** The kind of the refusal that asks for the password again. */
const CONFIRME_A_SENHA = 'urn:merenda:confirme-a-senha';

/** One session per account, shared by the worker's tests. */
const clientes = new Map<Conta, Promise<Cliente>>();

/** Logs in over HTTP, without a browser. */
export function comoConta(conta: Conta): Promise<Cliente> {
  const cliente = clientes.get(conta) ?? abrirSessao(conta);
  clientes.set(conta, cliente);
  return cliente;
}

async function abrirSessao(conta: Conta): Promise<Cliente> {
  const login = await fetch(url('/api/tokens/autenticar'), {
    method: 'POST',
    body: new URLSearchParams({ usuario: conta, senha: SENHA }),
  });
  const {
    token,
    usuario: { permissoes, estoques },
  } = (await login.json()) as { token: string; usuario: { permissoes: string[]; estoques: EstoqueDoUsuario[] } };
  const enviar = (method: string, caminho: string, corpo?: object) =>
    fetch(url(`/api/${caminho}`), {
      method,
      headers: { authorization: `Bearer ${token}`, ...(corpo && { 'content-type': 'application/json' }) },
      body: corpo && JSON.stringify(corpo),
    });
  return {
    async chamar<T>(method: string, caminho: string, corpo?: object): Promise<T> {
      let res = await enviar(method, caminho, corpo);
      // The session is older than five minutes, and the call changes somebody's access.
      if (res.status === 403 && (await res.clone().text()).includes(CONFIRME_A_SENHA)) {
        await enviar('POST', 'tokens/confirmar', { senha: SENHA });
        res = await enviar(method, caminho, corpo);
      }
      if (!res.ok) throw new Error(`${method} ${caminho}: ${res.status} ${await res.text()}`);
      return (res.status === 204 ? undefined : await res.json()) as T;
    },
    permissoes,
    estoques,
    estoqueDe(unidade) {
      const estoque = estoques.find(({ unidadeEducacional }) => unidadeEducacional.nome === unidade);
      if (!estoque) throw new Error(`${conta} has no stock of ${unidade}`);
      return estoque;
    },
  };
}
