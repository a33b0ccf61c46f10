import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { abrirMercado, corpoDaAquisicao } from '../../teste/compras.js';
import { criarItem, criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';

let app: FastifyInstance;
let pessoa: Pessoa;
let item: { id: number; nome: string };
beforeAll(async () => {
  app = await criarAppDeTeste();
  pessoa = await entrarComo(app, { permissoes: ['PRODUTOS'] });
  item = await criarItem(app, { nome: 'ARROZ' });
});
afterAll(() => app.close());

const arroz5kg = () => ({
  nome: 'arroz 5 kg',
  isPerecivel: false,
  medidaReal: 5,
  unidadeMedida: 'KG',
  unidadeProduto: 'SACO',
  item: { id: item.id, nome: 'WHATEVER' },
});

describe('POST /produtos', () => {
  test('registers a package of an item', async () => {
    const resposta = await pessoa.injetar('POST', '/produtos', arroz5kg());
    expect(resposta.statusCode).toBe(201);
    expect(resposta.json()).toEqual({
      ...arroz5kg(),
      id: expect.any(Number),
      nome: 'ARROZ 5 KG',
      item: { id: item.id, nome: 'ARROZ', itemProdutoTipo: 'ALIMENTO', categoria: 'CEREAIS' },
      temperaturaMinima: null,
      temperaturaMaxima: null,
      versao: 1,
    });
    expect((await pessoa.injetar('GET', '/produtos')).json()).toContainEqual(resposta.json());
  });

  test.each([
    ['no name', { nome: '' }, 'nome', 'Campo obrigatório.'],
    ['a name that is too long', { nome: 'X'.repeat(151) }, 'nome', 'Use no máximo 150 caracteres.'],
    ['an empty package', { medidaReal: 0 }, 'medidaReal', 'A quantidade deve ser maior que zero.'],
    ['a fourth decimal', { medidaReal: 0.1234 }, 'medidaReal', 'Use no máximo 3 casas decimais.'],
    ['an unknown measure', { unidadeMedida: 'ARROBA' }, 'unidadeMedida', 'Escolha uma das opções da lista.'],
    [
      'a unit that is not in the list',
      { unidadeProduto: 'BALDE' },
      'unidadeProduto',
      'Escolha uma das opções da lista.',
    ],
    ['an item that is not there', { item: { id: 999_999 } }, 'item.id', 'Item não encontrado.'],
    ['no item', { item: undefined }, 'item', 'Campo obrigatório.'],
  ])('%s is refused at its field', async (_caso, mudanca, campo, mensagem) => {
    const resposta = await pessoa.injetar('POST', '/produtos', { ...arroz5kg(), nome: 'OUTRO', ...mudanca });
    expect(resposta.statusCode).toBe(422);
    expect(resposta.json().errors).toEqual([{ campo, mensagem }]);
  });

  test('a second product of the same name is refused', async () => {
    const { nome } = await criarProduto(app);
    const resposta = await pessoa.injetar('POST', '/produtos', { ...arroz5kg(), nome: nome.toLowerCase() });
    expect(resposta.statusCode).toBe(409);
    expect(resposta.json().errors).toEqual([{ campo: 'nome', mensagem: 'Já existe um produto com este nome.' }]);
  });
});

describe('PUT /produtos/:id', () => {
  const edicaoDe = (id: number, mudanca: object) =>
    pessoa.injetar('PUT', `/produtos/${id}`, { ...arroz5kg(), versao: 1, ...mudanca });

  test('a stale version is refused', async () => {
    const { id } = await criarProduto(app);
    expect((await edicaoDe(id, { nome: 'FEIJÃO 1 KG' })).json()).toMatchObject({ nome: 'FEIJÃO 1 KG', versao: 2 });
    expect((await edicaoDe(id, { nome: 'FEIJÃO 2 KG' })).statusCode).toBe(409);
  });

  test('the package cannot change after lots exist; the name may change', async () => {
    const { id, itemId } = await criarProduto(app, { medidaReal: '5', unidadeProduto: 'SACO', itemId: item.id });
    const { estoque } = await criarUnidade(app);
    await criarLoteEmEstoque(app, { estoqueId: estoque.id, produtoId: id, quantidade: 3 });
    const outraMedida = await edicaoDe(id, { nome: 'X', medidaReal: 1, item: { id: itemId } });
    expect(outraMedida.statusCode).toBe(409);
    expect(outraMedida.json().detail).toMatch(/já tem lotes em estoque/);
    expect((await edicaoDe(id, { nome: 'ARROZ BRANCO 5 KG', item: { id: itemId } })).statusCode).toBe(200);
  });
});

test('the package of a product in one contract cannot change in any part; the name may change', async () => {
  const { id, itemId } = await criarProduto(app, { medidaReal: '5', unidadeProduto: 'SACO' });
  const mercado = { ...(await abrirMercado(app)), arroz: { id } };
  expect((await mercado.comprador.injetar('POST', '/aquisicoes', corpoDaAquisicao(mercado))).statusCode).toBe(201);
  const corpo = {
    nome: 'EM CONTRATO',
    medidaReal: 5,
    unidadeMedida: 'KG',
    unidadeProduto: 'SACO',
    item: { id: itemId },
  };
  const editar = (mudanca: object) => pessoa.injetar('PUT', `/produtos/${id}`, { ...corpo, ...mudanca });
  const { id: outro } = await criarItem(app);
  for (const mudanca of [
    { medidaReal: 1 },
    { unidadeMedida: 'G' },
    { unidadeProduto: 'PACOTE' },
    { item: { id: outro } },
  ]) {
    const resposta = await editar(mudanca);
    expect([resposta.statusCode, resposta.json().detail]).toEqual([
      409,
      'Este produto está em uma licitação ou contrato: item, medida e unidades não podem mudar. Cadastre outro produto.',
    ]);
  }
  expect((await editar({})).statusCode).toBe(200);
});

test('limits of temperature are stored, changed and taken away; a minimum above the maximum is refused', async () => {
  const { id } = await criarProduto(app, { nome: 'FRANGO' });
  const editar = (versao: number, limites: object) =>
    pessoa.injetar('PUT', `/produtos/${id}`, { ...arroz5kg(), nome: 'FRANGO 1 KG', versao, ...limites });
  const limites = { temperaturaMinima: -25, temperaturaMaxima: -12.5 };
  expect((await editar(1, limites)).json()).toMatchObject(limites);
  const trocados = await editar(2, { temperaturaMinima: 4, temperaturaMaxima: 3.9 });
  expect([trocados.statusCode, trocados.json().errors]).toEqual([
    422,
    [{ campo: 'temperaturaMaxima', mensagem: 'A temperatura máxima não pode ser menor que a mínima.' }],
  ]);
  expect((await editar(2, { temperaturaMaxima: 4 })).json()).toMatchObject({
    temperaturaMinima: null,
    temperaturaMaxima: 4,
  });
});

describe('DELETE /produtos/:id', () => {
  test('a product with a lot is refused, naming the stock', async () => {
    const { id } = await criarProduto(app, { nome: 'ÓLEO 900 ML' });
    const { estoque } = await criarUnidade(app);
    await criarLoteEmEstoque(app, { estoqueId: estoque.id, produtoId: id, quantidade: 0, numero: 'AB-12' });
    const resposta = await pessoa.injetar('DELETE', `/produtos/${id}`);
    expect(resposta.statusCode).toBe(409);
    expect(resposta.json().detail).toBe('O produto Óleo 900 ml não pode ser excluído: é usado por 1 lote (AB-12).');
  });

  test('unused it goes', async () => {
    const { id } = await criarProduto(app);
    expect((await pessoa.injetar('DELETE', `/produtos/${id}`)).statusCode).toBe(204);
    expect((await pessoa.injetar('DELETE', `/produtos/${id}`)).statusCode).toBe(404);
  });
});
