import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Permissao } from '@merenda/shared/contratos';
import { criarApp, type OpcoesDoApp } from '../app.js';
import { pessoas, usuarioEstoques, usuarioPermissoes, usuarios } from '../banco/esquema/acesso.js';
import { emTransacao } from '../banco/transacao.js';
import { abrirSessao } from '../recursos/tokens/repositorio.js';
import { bancoDeTeste } from './banco.js';
import { criarUnidade, sequencia } from './fabricas.js';

/** The whole API on a database of its own. Close it in `afterAll`. */
export async function criarAppDeTeste(opcoes: Omit<OpcoesDoApp, 'conexao'> = {}): Promise<FastifyInstance> {
  const app = await criarApp({ ...opcoes, conexao: await bancoDeTeste() });
  await app.ready();
  return app;
}

export interface Entrada {
  permissoes?: readonly Permissao[];
  /** Stocks of the user; absent, those of one new unit. */
  estoques?: readonly { id: number }[];
}

/** Somebody who has entered: sends requests with the session's token. */
export interface Pessoa {
  usuarioId: number;
  token: string;
  /** As `app.inject`, under `/api` and with the token: `injetar('GET', '/itens-produto')`. */
  injetar(metodo: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, corpo?: unknown, cabecalhos?: Record<string, string>): Promise<LightMyRequestResponse>;
}

/** Makes a user with these permissions and stocks, and a session of his. The password is not known to anybody: log in tests make their own. */
export async function entrarComo(app: FastifyInstance, { permissoes = [], estoques }: Entrada = {}): Promise<Pessoa> {
  const seus = estoques ?? [(await criarUnidade(app)).estoque];
  const { usuarioId, token } = await emTransacao({ banco: app.banco, usuario: null }, async (tx) => {
    const n = sequencia();
    const [pessoa] = await tx.insert(pessoas).values({ nome: `PESSOA ${n}`, cpf: String(n).padStart(11, '0'), pessoaTipo: 'FUNCIONARIO' }).returning();
    const [usuario] = await tx
      .insert(usuarios)
      .values({ usuario: `usuario${n}`, email: `usuario${n}@exemplo.test`, senhaHash: '', pessoaId: pessoa!.id })
      .returning();
    const id = usuario!.id;
    if (permissoes.length > 0) await tx.insert(usuarioPermissoes).values(permissoes.map((permissao) => ({ usuarioId: id, permissao })));
    if (seus.length > 0) await tx.insert(usuarioEstoques).values(seus.map((estoque) => ({ usuarioId: id, estoqueId: estoque.id })));
    return { usuarioId: id, token: await abrirSessao(tx, id) };
  });
  return {
    usuarioId,
    token,
    injetar: (method, url, corpo, cabecalhos) =>
      app.inject({
        method,
        url: `/api${url}`,
        headers: { authorization: `Bearer ${token}`, ...cabecalhos },
        ...(corpo !== undefined && { payload: corpo as InjectOptions['payload'] }),
      }),
  };
}
