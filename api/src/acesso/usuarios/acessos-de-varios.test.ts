import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Usuario } from '@merenda/shared/contratos';
import { eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { usuarioPermissoes, usuarios } from '../../banco/esquema/acesso/acesso.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarUnidade } from '../../teste/fabricas.js';

let app: FastifyInstance;
let gestora: Pessoa;
beforeAll(async () => {
  app = await criarAppDeTeste();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.banco.delete(usuarioPermissoes).where(eq(usuarioPermissoes.permissao, 'USUARIOS'));
  gestora = await entrarComo(app, { permissoes: ['USUARIOS'] });
});

/** A change of these users, each in its first version. */
const mudar = (quem: Pessoa[], mudanca: object, autora = gestora) =>
  autora.injetar('PUT', '/usuarios/acessos', {
    usuarios: quem.map(({ usuarioId }) => ({ id: usuarioId, versao: 1 })),
    ...mudanca,
  });
/** The permissions and stocks of these users, in this order. */
async function acessosDe(quem: Pessoa[]) {
  const lidos = (await gestora.injetar('GET', '/usuarios')).json<Usuario[]>();
  return quem.map(({ usuarioId }) => {
    const usuario = lidos.find(({ id }) => id === usuarioId);
    return [usuario?.permissoes, usuario?.estoques.map(({ id }) => id), usuario?.versao];
  });
}
const vale = async ({ token }: Pessoa) =>
  (await app.inject({ url: '/api/tokens/checar', headers: { authorization: token } })).json<boolean>();
const linhasDe = async ({ usuarioId }: Pessoa) =>
  (
    await app.banco.query.auditoria.findMany({
      where: (a, { and, eq: igual }) => and(igual(a.entidade, 'usuarios'), igual(a.entidadeId, usuarioId)),
    })
  ).map(({ acao }) => acao);

test.each([
  [
    'ADICIONAR',
    [
      ['ITENS', 'PRATOS'],
      ['PRATOS', 'PRODUTOS'],
    ],
  ],
  ['REMOVER', [['ITENS'], ['PRODUTOS']]],
  ['SUBSTITUIR', [['PRATOS'], ['PRATOS']]],
])('%s changes the permissions of each user, and no stock', async (modo, esperadas) => {
  const { estoque } = await criarUnidade(app);
  const quem = [
    await entrarComo(app, { permissoes: modo === 'REMOVER' ? ['ITENS', 'PRATOS'] : ['ITENS'], estoques: [estoque] }),
    await entrarComo(app, {
      permissoes: ['PRODUTOS', ...(modo === 'REMOVER' ? ['PRATOS' as const] : [])],
      estoques: [],
    }),
  ];
  const resposta = await mudar(quem, { permissoes: { modo, marcados: ['PRATOS'] } });
  expect(resposta.statusCode).toBe(200);
  expect(await acessosDe(quem)).toEqual([
    [esperadas[0], [estoque.id], 2],
    [esperadas[1], [], 2],
  ]);
});

test('stocks change together with permissions; who has them already is left alone, with the session', async () => {
  const [uma, outra] = [(await criarUnidade(app)).estoque, (await criarUnidade(app)).estoque];
  const ana = await entrarComo(app, { permissoes: [], estoques: [uma] });
  const bia = await entrarComo(app, { permissoes: ['ITENS'], estoques: [uma, outra] });
  const resposta = await mudar([ana, bia], {
    permissoes: { modo: 'ADICIONAR', marcados: ['ITENS'] },
    estoques: { modo: 'ADICIONAR', marcados: [{ id: outra.id }] },
  });
  expect(resposta.json<Usuario[]>().map(({ id }) => id)).toEqual([ana.usuarioId]);
  expect(await acessosDe([ana, bia])).toEqual([
    [['ITENS'], [uma.id, outra.id], 2],
    [['ITENS'], [uma.id, outra.id], 1],
  ]);
  expect([await vale(ana), await vale(bia)]).toEqual([false, true]);
  expect([await linhasDe(ana), await linhasDe(bia)]).toEqual([['ALTERAR'], []]);
});

test('a change of one’s own stocks keeps the session; a change of one’s own permissions ends it', async () => {
  gestora = await entrarComo(app, { permissoes: ['USUARIOS', 'ITENS'] });
  const { estoque } = await criarUnidade(app);
  const substituir = (versao: number, mudanca: object) =>
    gestora.injetar('PUT', '/usuarios/acessos', { usuarios: [{ id: gestora.usuarioId, versao }], ...mudanca });
  const estoques = { modo: 'SUBSTITUIR', marcados: [{ id: estoque.id }] };
  expect((await substituir(1, { estoques })).statusCode).toBe(200);
  expect(await vale(gestora)).toBe(true);
  const permissoes = { modo: 'REMOVER', marcados: ['ITENS'] };
  expect((await substituir(2, { permissoes })).statusCode).toBe(200);
  expect(await vale(gestora)).toBe(false);
});

test('a user who changed since the preview is named, and no user changes', async () => {
  const ana = await entrarComo(app, { permissoes: [] });
  const bia = await entrarComo(app, { permissoes: [] });
  await app.banco.update(usuarios).set({ versao: 2 }).where(eq(usuarios.id, bia.usuarioId));
  const nome = (await gestora.injetar('GET', '/usuarios')).json<Usuario[]>().find(({ id }) => id === bia.usuarioId)
    ?.pessoa.nome;
  const resposta = await mudar([ana, bia], { permissoes: { modo: 'ADICIONAR', marcados: ['ITENS'] } });
  expect([resposta.statusCode, resposta.json().detail]).toEqual([
    409,
    `Alterados por outra pessoa enquanto você editava: ${String(nome)}. Confira e tente de novo.`,
  ]);
  expect((await acessosDe([ana, bia])).map(([permissoes]) => permissoes)).toEqual([[], []]);
});

test('an unknown user or stock is refused, and no user changes', async () => {
  const ana = await entrarComo(app, { permissoes: [], estoques: [] });
  const permissoes = { modo: 'ADICIONAR', marcados: ['ITENS'] };
  const semUsuario = await mudar([ana, { ...ana, usuarioId: 999_999 }], { permissoes });
  expect([semUsuario.statusCode, semUsuario.json().detail]).toEqual([
    404,
    'Um dos usuários não existe mais. Atualize a página.',
  ]);
  const semEstoque = await mudar([ana], { permissoes, estoques: { modo: 'ADICIONAR', marcados: [{ id: 999_999 }] } });
  expect([semEstoque.statusCode, semEstoque.json().errors[0].campo]).toEqual([422, 'estoques']);
  expect((await acessosDe([ana])).map(([suas]) => suas)).toEqual([[]]);
});

test.each([
  ['nothing to change', {}, 'permissoes.modo'],
  ['nothing marked to add', { permissoes: { modo: 'ADICIONAR', marcados: [] } }, 'permissoes.marcados'],
  ['no stock to remove', { estoques: { modo: 'REMOVER', marcados: [] } }, 'estoques.marcados'],
  ['an unknown mode', { permissoes: { modo: 'TROCAR', marcados: ['ITENS'] } }, 'permissoes.modo'],
])('%s is refused at its field', async (_nome, mudanca, campo) => {
  const resposta = await mudar([gestora], mudanca);
  expect([resposta.statusCode, resposta.json().errors[0].campo]).toEqual([422, campo]);
});

test('the same user twice is refused', async () => {
  const resposta = await mudar([gestora, gestora], { permissoes: { modo: 'ADICIONAR', marcados: ['ITENS'] } });
  expect([resposta.statusCode, resposta.json().errors]).toEqual([
    422,
    [{ campo: 'usuarios.1.id', mensagem: 'Este usuário já está na lista.' }],
  ]);
});

test('one active user keeps the permission to manage users; a deactivated one does not count', async () => {
  const [ana, bia] = [
    await entrarComo(app, { permissoes: ['USUARIOS'] }),
    await entrarComo(app, { permissoes: ['USUARIOS'] }),
  ];
  const remover = { permissoes: { modo: 'REMOVER', marcados: ['USUARIOS'] } };
  const recusa = [409, 'Nenhum usuário ativo ficaria com a permissão Usuários. Deixe-a com ao menos um.'];
  const ativar = (ativo: boolean, quem: Pessoa) =>
    app.banco.update(usuarios).set({ ativo }).where(eq(usuarios.id, quem.usuarioId));
  await ativar(false, ana);
  await ativar(false, bia);
  for (const quem of [[gestora, ana, bia], [gestora]]) {
    const todas = await mudar(quem, remover);
    expect([todas.statusCode, todas.json().detail]).toEqual(recusa);
  }
  await ativar(true, ana);
  // Users may drop their own permission, as in the form.
  expect((await mudar([gestora], remover)).statusCode).toBe(200);
  const donos = await app.banco
    .select({ id: usuarioPermissoes.usuarioId })
    .from(usuarioPermissoes)
    .where(inArray(usuarioPermissoes.usuarioId, [gestora.usuarioId, ana.usuarioId]));
  expect(donos).toEqual([{ id: ana.usuarioId }]);
});
