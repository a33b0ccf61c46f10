import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarItem, criarProduto } from '../../teste/fabricas.js';

let app: FastifyInstance;
let comItens: Pessoa;
beforeAll(async () => {
  app = await criarAppDeTeste();
  comItens = await entrarComo(app, { permissoes: ['ITENS'] });
});
afterAll(() => app.close());

const arroz = { nome: ' arroz  tipo 1 ', itemProdutoTipo: 'ALIMENTO', categoria: 'CEREAIS' };

describe('POST /itens-produto', () => {
  test('registers a food in upper case', async () => {
    const resposta = await comItens.injetar('POST', '/itens-produto', arroz);
    expect(resposta.statusCode).toBe(201);
    expect(resposta.json()).toEqual({
      id: expect.any(Number),
      nome: 'ARROZ TIPO 1',
      itemProdutoTipo: 'ALIMENTO',
      categoria: 'CEREAIS',
      grauProcessamento: null,
      alergenicosContem: [],
      alergenicosPodeConter: [],
      alergenicosConferidos: false,
      grupo: null,
      formaDaFruta: null,
      ferroHeme: false,
      fonteVitaminaA: false,
      classeRestrita: null,
      proibido: false,
      acucarAdicionado: false,
      altoEm: [],
      regional: false,
      meses: [],
      componentes: [],
      versao: 1,
    });
    const lista = await comItens.injetar('GET', '/itens-produto');
    expect(lista.json()).toContainEqual(resposta.json());
  });

  test('a food needs a category, other types lose it', async () => {
    const semCategoria = await comItens.injetar('POST', '/itens-produto', {
      nome: 'FEIJÃO',
      itemProdutoTipo: 'ALIMENTO',
    });
    expect(semCategoria.statusCode).toBe(422);
    expect(semCategoria.headers['content-type']).toMatch('application/problem+json');
    expect(semCategoria.json()).toMatchObject({
      status: 422,
      errors: [{ campo: 'categoria', mensagem: 'Informe a categoria do alimento.' }],
    });
    const sabao = await comItens.injetar('POST', '/itens-produto', {
      nome: 'SABÃO',
      itemProdutoTipo: 'LIMPEZA',
      categoria: 'CEREAIS',
    });
    expect(sabao.json()).toMatchObject({ nome: 'SABÃO', categoria: null });
  });

  test('a second item of the same name and type is refused at the name', async () => {
    await comItens.injetar('POST', '/itens-produto', { ...arroz, nome: 'MILHO' });
    const repetido = await comItens.injetar('POST', '/itens-produto', { ...arroz, nome: 'milho' });
    expect(repetido.statusCode).toBe(409);
    expect(repetido.json().errors).toEqual([
      { campo: 'nome', mensagem: 'Já existe um item deste tipo com este nome.' },
    ]);
  });
});

describe('PUT /itens-produto/:id', () => {
  test('a stale version is refused and changes nothing', async () => {
    const { id, versao } = await criarItem(app);
    const edicao = { nome: 'LENTILHA', categoria: 'LEGUMINOSAS', versao };
    expect((await comItens.injetar('PUT', `/itens-produto/${id}`, edicao)).json()).toMatchObject({
      nome: 'LENTILHA',
      versao: 2,
    });
    const atrasada = await comItens.injetar('PUT', `/itens-produto/${id}`, { ...edicao, nome: 'ERVILHA' });
    const detail = 'O item foi alterado por outra pessoa enquanto você editava.';
    // The error at 'versao' lets a program recognise this conflict.
    expect(atrasada.json()).toMatchObject({ status: 409, detail, errors: [{ campo: 'versao', mensagem: detail }] });
    const lista = await comItens.injetar('GET', '/itens-produto');
    expect(lista.json()).toContainEqual(expect.objectContaining({ id, nome: 'LENTILHA', versao: 2 }));
  });

  test('the type cannot change', async () => {
    const { id, versao } = await criarItem(app);
    const resposta = await comItens.injetar('PUT', `/itens-produto/${id}`, {
      nome: 'X',
      itemProdutoTipo: 'LIMPEZA',
      versao,
    });
    expect(resposta.statusCode).toBe(422);
    expect(resposta.json().errors).toEqual([
      { campo: 'itemProdutoTipo', mensagem: 'O tipo do item não pode ser alterado.' },
    ]);
  });
});

describe('DELETE /itens-produto/:id', () => {
  test('deletes; a second deletion is 404', async () => {
    const { id } = await criarItem(app);
    expect((await comItens.injetar('DELETE', `/itens-produto/${id}`)).statusCode).toBe(204);
    const outraVez = await comItens.injetar('DELETE', `/itens-produto/${id}`);
    expect(outraVez.statusCode).toBe(404);
    expect(outraVez.json().detail).toBe('Item não encontrado.');
  });

  test('a refused deletion names the uses', async () => {
    const { id } = await criarItem(app, { nome: 'SAL' });
    await criarProduto(app, { itemId: id, nome: 'SAL 1 KG' });
    const resposta = await comItens.injetar('DELETE', `/itens-produto/${id}`);
    expect(resposta.statusCode).toBe(409);
    expect(resposta.json().detail).toBe('O item Sal não pode ser excluído: é usado por 1 produto (Sal 1 kg).');
  });
});

test('every write leaves an audit line with before and after', async () => {
  const criado = (await comItens.injetar('POST', '/itens-produto', { ...arroz, nome: 'AVEIA' })).json();
  await comItens.injetar('DELETE', `/itens-produto/${criado.id}`);
  const linhas = await app.banco.query.auditoria.findMany({
    where: (a, { eq }) => eq(a.entidadeId, criado.id),
    orderBy: (a) => a.id,
  });
  expect(linhas).toEqual([
    expect.objectContaining({
      usuarioId: comItens.usuarioId,
      entidade: 'itens-produto',
      acao: 'CRIAR',
      antes: null,
      depois: criado,
    }),
    expect.objectContaining({ usuarioId: comItens.usuarioId, acao: 'EXCLUIR', antes: criado, depois: null }),
  ]);
});

test('without the permission a user can read and cannot write', async () => {
  const semPermissao = await entrarComo(app);
  expect((await semPermissao.injetar('GET', '/itens-produto')).statusCode).toBe(200);
  expect((await semPermissao.injetar('POST', '/itens-produto', arroz)).statusCode).toBe(403);
  expect((await app.inject({ url: '/api/itens-produto' })).statusCode).toBe(401);
});

test('an edit that leaves the classification out keeps it, and another group forgets the form of the fruit', async () => {
  const { id } = await criarItem(app, { nome: 'PERA', grupo: 'FRUTA', formaDaFruta: 'IN_NATURA', regional: true });
  const depois = await comItens.injetar('PUT', `/itens-produto/${id}`, { nome: 'PERA', categoria: 'CEREAIS' });
  expect(depois.json()).toMatchObject({ grupo: 'FRUTA', formaDaFruta: 'IN_NATURA', regional: true });
  const outro = { nome: 'PERA', categoria: 'CEREAIS', grupo: 'HORTALICA' };
  const mudado = await comItens.injetar('PUT', `/itens-produto/${id}`, outro);
  expect(mudado.json()).toMatchObject({ grupo: 'HORTALICA', formaDaFruta: null });
});

test('a fruit without its form is refused at the field, in a new item and in an edit', async () => {
  const errors = [{ campo: 'formaDaFruta', mensagem: 'Informe se a fruta é in natura, suco ou processada.' }];
  const nova = await comItens.injetar('POST', '/itens-produto', { ...arroz, nome: 'UVA', grupo: 'FRUTA' });
  expect([nova.statusCode, nova.json().errors]).toEqual([422, errors]);
  const { id } = await criarItem(app, { nome: 'CAQUI' });
  const edicao = { nome: 'CAQUI', categoria: 'CEREAIS', grupo: 'FRUTA' };
  const editada = await comItens.injetar('PUT', `/itens-produto/${id}`, edicao);
  expect([editada.statusCode, editada.json().errors]).toEqual([422, errors]);
});

test('an item that is no food has no classification', async () => {
  const cloro = { nome: 'CLORO', itemProdutoTipo: 'LIMPEZA', grupo: 'CEREAL', proibido: true, altoEm: ['SODIO'] };
  const resposta = await comItens.injetar('POST', '/itens-produto', cloro);
  expect(resposta.json()).toMatchObject({ grupo: null, proibido: false, altoEm: [] });
});

test('the months of a season are kept by an edit that leaves them out, taken away by an empty list, and only of a food', async () => {
  const { id } = await criarItem(app, { nome: 'CAJU', meses: ['OUTUBRO', 'NOVEMBRO'] });
  const caju = { nome: 'CAJU', categoria: 'CEREAIS' };
  const mantido = await comItens.injetar('PUT', `/itens-produto/${id}`, caju);
  expect(mantido.json()).toMatchObject({ meses: ['OUTUBRO', 'NOVEMBRO'] });
  const anoTodo = await comItens.injetar('PUT', `/itens-produto/${id}`, { ...caju, meses: [] });
  expect(anoTodo.json()).toMatchObject({ meses: [] });
  const recusado = await comItens.injetar('PUT', `/itens-produto/${id}`, { ...caju, meses: ['BRUMÁRIO'] });
  expect([recusado.statusCode, recusado.json().errors[0].campo]).toEqual([422, 'meses.0']);
  const cera = await comItens.injetar('POST', '/itens-produto', {
    nome: 'CERA',
    itemProdutoTipo: 'LIMPEZA',
    meses: ['MAIO'],
  });
  expect(cera.json()).toMatchObject({ meses: [] });
});
