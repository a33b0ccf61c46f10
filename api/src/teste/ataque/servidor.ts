import { PERMISSOES, type AparelhoRenovado, type Permissao, type SessaoAberta } from '@merenda/shared/contratos';
import { novoCpf } from '../cpf.js';

/** Of the demonstration's accounts, and of those that the attacks create. */
const SENHA = 'merenda-escolar-demo';
const PIN = '482913';

export interface Resposta {
  status: number;
  texto: string;
  tipo: string;
  ms: number;
}

/** A session on a server that runs elsewhere; without a token, a client that has none. */
export class Atacante {
  constructor(
    private readonly url: string,
    readonly token: string | null = null,
  ) {}

  /** Logs in with an account of the demonstration, or with one that `criar` made. */
  static async entrar(url: string, usuario: string): Promise<Atacante> {
    return new Atacante(url, (await new Atacante(url).abrir('/tokens/autenticar', { usuario, senha: SENHA })).token);
  }

  /** A session that a PIN has opened, of an account of the demonstration. */
  static async entrarPorPin(url: string, usuario: string): Promise<Atacante> {
    const ninguem = new Atacante(url);
    const {
      token,
      aparelho: primeiro,
      usuario: dono,
    } = await ninguem.abrir('/tokens/autenticar', { usuario, senha: SENHA });
    const { status, texto } = await new Atacante(url, token).chamar('PUT', '/pins', { aparelho: primeiro, pin: PIN });
    if (status !== 200) throw new Error(`${usuario} got no PIN: ${status} ${texto}`);
    const { aparelho } = JSON.parse(texto) as AparelhoRenovado;
    return new Atacante(url, (await ninguem.abrir('/tokens/pin', { aparelho, usuario: dono.id, pin: PIN })).token);
  }

  private async abrir(caminho: string, corpo: object): Promise<SessaoAberta> {
    const { status, texto } = await this.chamar('POST', caminho, corpo);
    if (status !== 200) throw new Error(`${caminho} opened no session: ${status} ${texto}`);
    return JSON.parse(texto) as SessaoAberta;
  }

  /** Sends a request below /api. A body that is not a string is sent as JSON. */
  async chamar(metodo: string, caminho: string, corpo?: unknown): Promise<Resposta> {
    const inicio = performance.now();
    const resposta = await fetch(`${this.url}/api${caminho}`, {
      method: metodo,
      headers: {
        ...(this.token !== null && { authorization: `Bearer ${this.token}` }),
        ...(corpo !== undefined && { 'content-type': 'application/json' }),
      },
      ...(corpo !== undefined && { body: JSON.stringify(corpo) }),
    });
    const texto = await resposta.text();
    const tipo = resposta.headers.get('content-type') ?? '';
    return { status: resposta.status, texto, tipo, ms: performance.now() - inicio };
  }

  /** A read that must succeed. */
  async ler<T>(caminho: string): Promise<T> {
    const { status, texto } = await this.chamar('GET', caminho);
    if (status !== 200) throw new Error(`GET ${caminho}: ${status} ${texto}`);
    return JSON.parse(texto) as T;
  }

  /** Creates a user with these rights, as an administrator, and logs in as this user. */
  async criar(permissoes: readonly Permissao[], estoques: readonly { id: number }[]): Promise<Atacante> {
    const n = (contas += 1);
    const usuario = `atacante${n}`;
    const { status, texto } = await this.chamar('POST', '/usuarios', {
      usuario,
      email: `${usuario}@exemplo.test`,
      senha: SENHA,
      pessoa: { nome: 'Pessoa de teste', cpf: novoCpf(), pessoaTipo: 'FUNCIONARIO', cargo: 'GESTOR' },
      permissoes: PERMISSOES.filter((uma) => permissoes.includes(uma)),
      estoques: estoques.map(({ id }) => ({ id })),
    });
    if (status !== 201) throw new Error(`${usuario} was not created: ${status} ${texto}`);
    return Atacante.entrar(this.url, usuario);
  }
}

let contas = 0;
