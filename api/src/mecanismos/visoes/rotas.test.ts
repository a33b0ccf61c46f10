import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PERMISSAO_DA_LISTA, type Permissao, type Visao } from '@merenda/shared/contratos';
import { gt, max } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { auditoria } from '../../banco/esquema/auditoria.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';

let app: FastifyInstance;
beforeAll(async () => {
  app = await criarAppDeTeste();
});
afterAll(() => app.close());

const LISTA = '/gerenciar-itens';
const entrar = (...permissoes: Permissao[]) => entrarComo(app, { permissoes, estoques: [] });
const corpo = (mudanca: object = {}) => ({
  lista: LISTA,
  nome: 'Limpeza',
  parametros: 'tipo=LIMPEZA&nome=SAB%C3%83O+EM+P%C3%93',
  compartilhada: false,
  ...mudanca,
});
const salvar = async (pessoa: Pessoa, mudanca: object = {}) => {
  const resposta = await pessoa.injetar('POST', '/visoes', corpo(mudanca));
  expect([resposta.statusCode, resposta.statusCode < 300 ? '' : resposta.body]).toEqual([201, '']);
  return resposta.json<Visao>();
};
const lidas = async (pessoa: Pessoa, lista = LISTA) =>
  (await pessoa.injetar('GET', `/visoes?lista=${encodeURIComponent(lista)}`)).json<Visao[]>();
const nomes = async (pessoa: Pessoa, lista?: string) => (await lidas(pessoa, lista)).map(({ nome }) => nome);
const alterar = ({ injetar }: Pessoa, { id, ...visao }: Visao, mudanca: object) =>
  // Keys that the contract does not have are dropped.
  injetar('PUT', `/visoes/${id}`, { ...visao, ...mudanca });

test('a view is its owner’s, of one list, by name; it is renamed and deleted', async () => {
  const [uma, outra] = [await entrar('ITENS', 'PRODUTOS'), await entrar('ITENS')];
  const criada = await salvar(uma);
  expect(criada).toEqual({
    id: expect.any(Number),
    nome: 'Limpeza',
    parametros: 'tipo=LIMPEZA&nome=SAB%C3%83O+EM+P%C3%93',
    compartilhada: false,
    autor: null,
    versao: 1,
  });
  await salvar(uma, { nome: 'Água' });
  await salvar(uma, { lista: '/gerenciar-produtos' });
  expect(await nomes(uma)).toEqual(['Água', 'Limpeza']);
  expect(await nomes(uma, '/gerenciar-produtos')).toEqual(['Limpeza']);
  expect(await nomes(outra)).toEqual([]);
  expect((await alterar(uma, criada, { nome: 'Higiene' })).json()).toEqual({ ...criada, nome: 'Higiene', versao: 2 });
  // An edit of what was read before is refused.
  expect((await alterar(uma, criada, { nome: 'Outra' })).statusCode).toBe(409);
  expect((await uma.injetar('DELETE', `/visoes/${criada.id}`)).statusCode).toBe(204);
  expect(await nomes(uma)).toEqual(['Água']);
});

test('one that is shared is seen by all users of its list, with its author; it is changed by users who may share', async () => {
  const gestora = await entrar('ITENS', 'USUARIOS');
  const [colega, outraGestora, semLista] = [
    await entrar('ITENS'),
    await entrar('ITENS', 'USUARIOS'),
    await entrar('USUARIOS'),
  ];
  const criada = await salvar(gestora, { nome: 'De todos', compartilhada: true });
  const vista = (await lidas(colega)).find(({ id }) => id === criada.id);
  expect(vista).toEqual({ ...criada, autor: expect.stringMatching(/^PESSOA \d+$/) });
  const frase = 'Somente quem gerencia os usuários pode compartilhar visões e alterar as compartilhadas.';
  const recusas = [
    await alterar(colega, criada, { nome: 'Minha' }),
    await colega.injetar('DELETE', `/visoes/${criada.id}`),
    await colega.injetar('POST', '/visoes', corpo({ compartilhada: true })),
    await alterar(colega, await salvar(colega, { nome: 'Só minha' }), { compartilhada: true }),
  ];
  for (const recusa of recusas) expect([recusa.statusCode, recusa.json().detail]).toEqual([403, frase]);
  expect((await alterar(outraGestora, criada, { nome: 'De todas' })).statusCode).toBe(200);
  // Without the permission of the list it does not exist.
  expect((await semLista.injetar('DELETE', `/visoes/${criada.id}`)).statusCode).toBe(404);
  expect((await outraGestora.injetar('DELETE', `/visoes/${criada.id}`)).statusCode).toBe(204);
  expect(await nomes(colega)).toEqual(['Só minha']);
});

test('another user’s own view does not exist', async () => {
  const alheia = await salvar(await entrar('ITENS'));
  const gestora = await entrar('ITENS', 'USUARIOS');
  expect((await alterar(gestora, alheia, { nome: 'X' })).statusCode).toBe(404);
  expect((await gestora.injetar('DELETE', `/visoes/${alheia.id}`)).statusCode).toBe(404);
});

test('each list asks for the permission of its screen', async () => {
  for (const [lista, permissao] of Object.entries(PERMISSAO_DA_LISTA)) {
    const url = `/visoes?lista=${encodeURIComponent(lista)}`;
    expect((await (await entrar(permissao)).injetar('GET', url)).statusCode).toBe(200);
    const sem = await entrar(permissao === 'ITENS' ? 'PRATOS' : 'ITENS');
    const recusa = await sem.injetar('GET', url);
    expect([recusa.statusCode, recusa.json().detail]).toEqual([403, 'Você não tem acesso a esta lista.']);
    expect((await sem.injetar('POST', '/visoes', corpo({ lista }))).statusCode).toBe(403);
  }
});

test.each([
  ['lista', { lista: '/home' }, 'Escolha uma das opções da lista.'],
  ['nome', { nome: ' ' }, 'Campo obrigatório.'],
  ['nome', { nome: 'x'.repeat(61) }, 'Use no máximo 60 caracteres.'],
  ['parametros', { parametros: `a=${'x'.repeat(1_999)}` }, 'Use no máximo 2000 caracteres.'],
  ['parametros', { parametros: '/outra?a=1' }, 'Parâmetros inválidos.'],
  ['parametros', { parametros: 'a=1#b' }, 'Parâmetros inválidos.'],
])('a wrong %s is refused at its field', async (campo, mudanca, mensagem) => {
  const resposta = await (await entrar('ITENS')).injetar('POST', '/visoes', corpo(mudanca));
  expect([resposta.statusCode, resposta.json().errors]).toEqual([422, [{ campo, mensagem }]]);
});

describe('of views that are saved at once', () => {
  test('with one name, in any case, one is saved', async () => {
    const pessoa = await entrar('ITENS');
    const respostas = await Promise.all(
      ['Feira', 'FEIRA'].map((nome) => pessoa.injetar('POST', '/visoes', corpo({ nome }))),
    );
    expect(respostas.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(respostas.find(({ statusCode }) => statusCode === 409)?.json().errors).toEqual([
      { campo: 'nome', mensagem: 'Já existe uma visão desta lista com este nome.' },
    ]);
  });

  test('fifty of a list stay', async () => {
    const pessoa = await entrar('ITENS', 'PRODUTOS');
    for (let n = 1; n < 50; n += 1) await salvar(pessoa, { nome: `Visão ${n}` });
    const respostas = await Promise.all(
      ['Última', 'Demais'].map((nome) => pessoa.injetar('POST', '/visoes', corpo({ nome }))),
    );
    expect(respostas.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(respostas.find(({ statusCode }) => statusCode === 409)?.json().detail).toBe(
      'Você já tem 50 visões desta lista. Exclua uma para salvar outra.',
    );
    await salvar(pessoa, { lista: '/gerenciar-produtos' });
  });
});

test('shared views are in the audit trail, private ones are not', async () => {
  const gestora = await entrar('ITENS', 'USUARIOS');
  const [antes] = await app.banco.select({ id: max(auditoria.id) }).from(auditoria);
  const criada = await salvar(gestora);
  await alterar(gestora, criada, { nome: 'Privada' });
  const compartilhada = (await alterar(gestora, criada, { versao: 2, compartilhada: true })).json<Visao>();
  await alterar(gestora, compartilhada, { compartilhada: false });
  await gestora.injetar('DELETE', `/visoes/${criada.id}`);
  const linhas = await app.banco
    .select()
    .from(auditoria)
    .where(gt(auditoria.id, antes?.id ?? 0))
    .orderBy(auditoria.id);
  expect(linhas.map(({ entidade, acao, depois }) => [entidade, acao, depois])).toEqual([
    ['visoes', 'ALTERAR', expect.objectContaining({ compartilhada: true, lista: LISTA })],
    ['visoes', 'ALTERAR', expect.objectContaining({ compartilhada: false })],
  ]);
});
