import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PERMISSOES, type Permissao } from '@merenda/shared/contratos';
import { documentoCsv } from '@merenda/shared/formatos';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pessoas, usuarioPermissoes, usuarios } from './banco/esquema/acesso/acesso.js';
import { usuarioEstoques } from './banco/esquema/estoque/estoques.js';
import { entrarComo, type Pessoa } from './teste/app.js';
import { criarUnidade } from './teste/fabricas.js';
import { importadorDe } from './teste/planilhas.js';
import { abrirAppComCasa, abrirCasa, fecharAppComCasa, type Casa } from './teste/rotas/casa.js';
import type { Requisicao } from './teste/rotas/escritas/escrita.js';
import { ESCRITAS } from './teste/rotas/escritas/index.js';
import { PERMISSOES_DAS_ROTAS } from './teste/rotas/permissoes/index.js';
import type { Rota } from './teste/rotas/rotas-do-app.js';

let app: FastifyInstance;
let casa: Casa;
/** A unit that no author has. */
let outra: Casa;
beforeAll(async () => {
  casa = await abrirAppComCasa(701);
  ({ app } = casa);
  outra = await abrirCasa(app, 702);
});
afterAll(() => fecharAppComCasa(casa));

/** A user with only the permissions that open the route, and one unit. */
function autorDe(nome: string): Promise<Pessoa> {
  const quem = [PERMISSOES_DAS_ROTAS[nome]?.quem ?? 'LOGADO'].flat();
  return entrarComo(app, {
    permissoes: PERMISSOES.filter((permissao: Permissao) => quem.includes(permissao)),
    estoques: [casa.estoque],
  });
}

async function direitosDe({ usuarioId }: Pessoa) {
  const suas = await app.banco.select().from(usuarioPermissoes).where(eq(usuarioPermissoes.usuarioId, usuarioId));
  const seus = await app.banco.select().from(usuarioEstoques).where(eq(usuarioEstoques.usuarioId, usuarioId));
  return {
    permissoes: suas.map(({ permissao }) => permissao).sort(),
    estoques: seus.map(({ estoqueId }) => estoqueId).sort((a, b) => a - b),
  };
}

/** Sends the request as the author, and says which rights the author gained or lost, or that it was refused. */
async function ganho(nome: string, autor: Pessoa, { url, corpo, cabecalhos }: Requisicao): Promise<string> {
  const antes = await direitosDe(autor);
  const [metodo] = nome.split(' ') as [Exclude<Rota['metodo'], 'GET'>];
  const { statusCode } = await autor.injetar(metodo, url, corpo, cabecalhos);
  const depois = await direitosDe(autor);
  const mudou = (['permissoes', 'estoques'] as const).filter((quais) => String(antes[quais]) !== String(depois[quais]));
  if (mudou.length === 0 && statusCode >= 400) return statusCode < 500 ? 'recusa' : `erro ${statusCode}`;
  return mudou.length === 2 ? 'ambos' : (mudou[0] ?? 'nada');
}

/** The body with every key by which an author could hope for rights, in each of its objects that has no such key. */
function comDireitos(valor: unknown, autor: Pessoa): unknown {
  if (Array.isArray(valor)) return valor.map((parte) => comDireitos(parte, autor));
  if (typeof valor !== 'object' || valor === null) return valor;
  const daqui = Object.fromEntries(Object.entries(valor).map(([nome, parte]) => [nome, comDireitos(parte, autor)]));
  const direitos = { permissoes: [...PERMISSOES], estoques: [outra.estoque] };
  return {
    ...direitos,
    usuarioId: autor.usuarioId,
    usuarios: [{ id: autor.usuarioId, ...direitos }],
    usuario: { id: autor.usuarioId, ...direitos },
    administrador: true,
    ...daqui,
  };
}

/** The routes with which rights are given. */
const CONCEDEM = Object.keys(PERMISSOES_DAS_ROTAS).filter((nome) => PERMISSOES_DAS_ROTAS[nome]?.aSi);

describe('a write that asks for rights in passing is done, and gives none', () => {
  test.each(Object.keys(ESCRITAS).filter((nome) => !CONCEDEM.includes(nome)))('%s', async (nome) => {
    const autor = await autorDe(nome);
    const requisicao = await ESCRITAS[nome]!.preparar(casa, autor);
    expect(await ganho(nome, autor, { ...requisicao, corpo: comDireitos(requisicao.corpo, autor) })).toBe('nada');
  });
});

/** CPFs that are valid and that no other test uses. */
const CPFS = ['39053344705', '86288366757', '28625587887'];

/** The fields of the author as the form of users has them. */
async function cadastroDe({ usuarioId, usuario }: Pessoa) {
  const [linha] = await app.banco.select().from(usuarios).where(eq(usuarios.id, usuarioId));
  const cpf = CPFS.pop()!;
  await app.banco.update(pessoas).set({ cpf }).where(eq(pessoas.id, linha!.pessoaId));
  return {
    usuario,
    email: `${usuario}@exemplo.test`,
    pessoa: { nome: 'ana lima', cpf, pessoaTipo: 'FUNCIONARIO', cargo: 'GESTOR' },
  };
}

/** By route: the request with which its author asks for every permission and for a further unit. */
const REQUISICOES: Record<string, (autor: Pessoa) => Promise<Requisicao>> = {
  'PUT /usuarios/:id': async (autor) => ({
    url: `/usuarios/${autor.usuarioId}`,
    corpo: { ...(await cadastroDe(autor)), permissoes: [...PERMISSOES], estoques: [casa.estoque, outra.estoque] },
  }),
  'PUT /usuarios/acessos': async ({ usuarioId }) => ({
    url: '/usuarios/acessos',
    corpo: {
      usuarios: [{ id: usuarioId, versao: 1 }],
      permissoes: { modo: 'ADICIONAR', marcados: [...PERMISSOES] },
      estoques: { modo: 'ADICIONAR', marcados: [{ id: outra.estoque.id }] },
    },
  }),
  'POST /importacoes-sessao/:id/confirmacao': async (autor) => {
    const { usuario, email, pessoa } = await cadastroDe(autor);
    const titulos = ['Nome', 'CPF', 'Tipo de pessoa', 'Cargo', 'Usuário', 'E-mail', 'Unidades', 'Permissões'];
    const nova = await criarUnidade(app);
    const acessos = { estoques: nova.nome, permissoes: 'Usuários; Itens' };
    const { nome, cpf, pessoaTipo } = pessoa;
    const celulas = Object.values({ nome, cpf, pessoaTipo, cargo: 'MERENDEIRA', usuario, email, ...acessos });
    const conteudo = documentoCsv([titulos, celulas]);
    const { id } = await importadorDe(() => autor).prepararImportacao('usuarios', { conteudo });
    return { url: `/importacoes-sessao/${id}/confirmacao`, corpo: { tudoOuNada: true } };
  },
  'POST /estoques/me': async () => ({
    url: '/estoques/me',
    corpo: { estoques: [outra.estoque], permissoes: [...PERMISSOES] },
  }),
};

describe('a user who asks for rights of their own gets the answer of the table', () => {
  test('the table names each route that gives rights, and there is a request for it here', () => {
    expect(Object.keys(REQUISICOES).sort()).toEqual(CONCEDEM.toSorted());
  });

  test.each(Object.entries(REQUISICOES))('%s', async (nome, pedir) => {
    const autor = await entrarComo(app, { permissoes: ['USUARIOS'], estoques: [casa.estoque] });
    expect(await ganho(nome, autor, await pedir(autor))).toBe(PERMISSOES_DAS_ROTAS[nome]?.aSi);
  });
});
