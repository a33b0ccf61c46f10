import { SENHA, type Conta, type Credencial } from './login.js';
import { url } from './produto.js';

interface EstoqueDoUsuario {
  id: number;
  unidadeEducacional: { id: number; nome: string };
}

/** What the server answers to a login, as far as the tests read it. */
export interface SessaoAberta {
  token: string;
  alcance: string;
  usuario: { id: number; permissoes: string[]; estoques: EstoqueDoUsuario[] };
}

/** The API with the session of a user. */
export interface Cliente {
  /** @throws Error with the server's message when it refuses */
  chamar: <T>(metodo: string, caminho: string, corpo?: object) => Promise<T>;
  sessao: SessaoAberta;
  permissoes: readonly string[];
  estoques: readonly EstoqueDoUsuario[];
  /** A stock of the user by the name of its unit. */
  estoqueDe: (unidade: string) => EstoqueDoUsuario;
}

/** The kind of the refusal that asks for the password again. */
const CONFIRME_A_SENHA = 'urn:merenda:confirme-a-senha';

/** One session per user, shared by the worker's tests, and by the API and the browser. */
const clientes = new Map<string, Promise<Cliente>>();

/** Logs in with an account of the demonstration over HTTP, without a browser. */
export const comoConta = (conta: Conta): Promise<Cliente> => comoUsuario({ usuario: conta, senha: SENHA });

/** The same with any user. */
export function comoUsuario(credencial: Credencial): Promise<Cliente> {
  const cliente = clientes.get(credencial.usuario) ?? abrirSessao(credencial);
  clientes.set(credencial.usuario, cliente);
  return cliente;
}

async function abrirSessao({ usuario, senha }: Credencial): Promise<Cliente> {
  const login = await fetch(url('/api/tokens/autenticar'), {
    method: 'POST',
    body: new URLSearchParams({ usuario, senha }),
  });
  if (!login.ok) throw new Error(`${usuario} could not log in: ${login.status} ${await login.text()}`);
  const sessao = (await login.json()) as SessaoAberta;
  const {
    token,
    usuario: { permissoes, estoques },
  } = sessao;
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
        await enviar('POST', 'tokens/confirmar', { senha });
        res = await enviar(method, caminho, corpo);
      }
      if (!res.ok) throw new Error(`${method} ${caminho}: ${res.status} ${await res.text()}`);
      return (res.status === 204 ? undefined : await res.json()) as T;
    },
    sessao,
    permissoes,
    estoques,
    estoqueDe(unidade) {
      const estoque = estoques.find(({ unidadeEducacional }) => unidadeEducacional.nome === unidade);
      if (!estoque) throw new Error(`${usuario} has no stock of ${unidade}`);
      return estoque;
    },
  };
}
