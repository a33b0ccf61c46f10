import type { Alcance, Permissao } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { hashDaSenha } from '../acesso/tokens/senhas.js';
import { abrirSessao } from '../acesso/tokens/sessoes.js';
import { criarApp, type OpcoesDoApp } from '../app.js';
import { INVARIANTES } from '../areas.js';
import { pessoas, tokens, usuarioPermissoes, usuarios } from '../banco/esquema/acesso/acesso.js';
import { usuarioEstoques } from '../banco/esquema/estoque/estoques.js';
import { verificar } from '../banco/invariante.js';
import { primeira } from '../banco/restricoes.js';
import { emTransacao } from '../banco/transacao.js';
import { SEM_CORREIO } from '../plugins/correio.js';
import { bancoDeTeste } from './banco.js';
import { criarUnidade, sequencia } from './fabricas.js';

export interface OpcoesDeTeste extends Omit<OpcoesDoApp, 'conexao'> {
  /** The suite breaks invariants on purpose: they are not checked at its end. */
  quebraInvariantes?: boolean;
}

/** Takes every message. */
export const CORREIO_DE_TESTE = { ...SEM_CORREIO, enviar: async () => undefined, comServidor: true };

/** The whole API with the stand-ins, on its own database. Close it in `afterAll`: this checks every invariant on the data of the suite. */
export async function criarAppDeTeste({
  quebraInvariantes = false,
  ...opcoes
}: OpcoesDeTeste = {}): Promise<FastifyInstance> {
  const conexao = await bancoDeTeste();
  try {
    const app = await criarApp({
      conferirRespostas: true,
      simulados: true,
      correio: CORREIO_DE_TESTE,
      chaveDoSegundoFator: 'uma chave de teste',
      ...opcoes,
      conexao,
    });
    // Close hooks run last in, first out: the database is still open.
    if (!quebraInvariantes) app.addHook('onClose', exigirInvariantes);
    await app.ready();
    return app;
  } catch (erro) {
    // An open database would keep the test process alive for ever.
    await conexao.fechar();
    throw erro;
  }
}

/** Throws with the breaches unless every invariant of `npm run verificar` holds. */
export async function exigirInvariantes({ banco }: Pick<FastifyInstance, 'banco'>): Promise<void> {
  const violados = (await verificar(banco, INVARIANTES)).filter(({ total }) => total > 0);
  if (violados.length > 0)
    throw new Error(violados.map(({ nome, violacoes }) => `${nome}: ${violacoes.join('; ')}`).join('\n'));
}

export interface Entrada {
  permissoes?: readonly Permissao[];
  /** Stocks of the user; default: those of one new unit. */
  estoques?: readonly { id: number }[];
  /** If absent, the user cannot log in, but still has a session. */
  senha?: string;
  /** What its session opens; everything by default. */
  alcance?: Alcance;
}

/** A logged-in user: sends requests with the session's token. */
export interface Pessoa {
  usuarioId: number;
  usuario: string;
  token: string;
  /** Like `app.inject`, under `/api` and with the token: `injetar('GET', '/itens-produto')`. */
  injetar(
    metodo: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    corpo?: unknown,
    cabecalhos?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
}

/** Creates a user with these permissions and stocks, and a session. */
export async function entrarComo(
  app: FastifyInstance,
  { permissoes = [], estoques, senha, alcance }: Entrada = {},
): Promise<Pessoa> {
  const senhaHash = senha === undefined ? '' : await hashDaSenha(senha);
  const seus = estoques ?? [(await criarUnidade(app)).estoque];
  const { usuarioId, usuario, token } = await emTransacao({ banco: app.banco, usuario: null }, async (tx) => {
    const n = sequencia();
    const nome = `usuario${n}`;
    const pessoa = primeira(
      await tx
        .insert(pessoas)
        .values({ nome: `PESSOA ${n}`, cpf: String(n).padStart(11, '0'), pessoaTipo: 'FUNCIONARIO' })
        .returning(),
    );
    const { id } = primeira(
      await tx
        .insert(usuarios)
        .values({ usuario: nome, email: `${nome}@exemplo.test`, senhaHash, pessoaId: pessoa.id })
        .returning(),
    );
    if (permissoes.length > 0)
      await tx.insert(usuarioPermissoes).values(permissoes.map((permissao) => ({ usuarioId: id, permissao })));
    if (seus.length > 0)
      await tx.insert(usuarioEstoques).values(seus.map((estoque) => ({ usuarioId: id, estoqueId: estoque.id })));
    return { usuarioId: id, usuario: nome, token: await abrirSessao(tx, id, { alcance }) };
  });
  return {
    usuarioId,
    usuario,
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

/** The same user, with a session that no other day of the clock ends. */
export async function semPrazo({ banco }: Pick<FastifyInstance, 'banco'>, pessoa: Pessoa): Promise<Pessoa> {
  await banco
    .update(tokens)
    .set({ expiraEm: new Date('2099-01-01'), terminaEm: new Date('2099-01-01'), semUsoS: 2_000_000_000 })
    .where(eq(tokens.usuarioId, pessoa.usuarioId));
  return pessoa;
}
