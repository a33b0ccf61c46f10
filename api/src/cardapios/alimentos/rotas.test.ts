import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { nomeComum } from '@merenda/shared/formatos';
import type { FastifyInstance } from 'fastify';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarItem, criarProduto } from '../../teste/fabricas.js';
import { cozinheiroDe, semearNutrientes } from '../../teste/nutricao.js';

let app: FastifyInstance;
let nutricionista: Pessoa;
let cozinha: ReturnType<typeof cozinheiroDe>;
let componente: Awaited<ReturnType<typeof semearNutrientes>>;
beforeAll(async () => {
  app = await criarAppDeTeste();
  componente = await semearNutrientes(app);
  nutricionista = await entrarComo(app, { permissoes: ['ALIMENTOS', 'PREPAROS'] });
  cozinha = cozinheiroDe(app, nutricionista);
});
afterAll(() => app.close());

const arroz = async () => ({
  nome: ' arroz  cru ',
  itemAlimento: { id: (await criarItem(app)).id, itemProdutoTipo: 'ALIMENTO' },
  unidadeMedida: 'G',
  quantidadeBase: 100,
  forma: 'CRU',
  componentes: [{ componente: { id: componente.caloria }, valor: 358 }],
});

describe('POST /alimentos', () => {
  test('registers a food with its nutrients; a blank one stays blank and is not zero', async () => {
    const corpo = await arroz();
    const componentes = [
      { componente: { id: componente.caloria }, valor: 358.1234 },
      { componente: { id: componente.vitamina_c }, valor: null },
      { componente: { id: componente.sodio }, valor: 0 },
    ];
    const resposta = await nutricionista.injetar('POST', '/alimentos', { ...corpo, componentes });
    expect(resposta.statusCode).toBe(201);
    const criado = resposta.json();
    expect(criado).toMatchObject({
      nome: 'ARROZ CRU',
      unidadeMedida: 'G',
      quantidadeBase: 100,
      forma: { nome: 'CRU', descricao: 'Cru' },
      itemAlimento: { id: corpo.itemAlimento.id, categoria: 'CEREAIS' },
      versao: 1,
    });
    expect(
      criado.componentes.map((c: { componente: { nome: string }; valor: number | null }) => [
        c.componente.nome,
        c.valor,
      ]),
    ).toEqual([
      ['caloria', 358.1234],
      ['vitamina_c', null],
      ['sodio', 0],
    ]);
    expect((await nutricionista.injetar('GET', '/alimentos')).json()).toContainEqual(criado);
  });

  test.each([
    [{ quantidadeBase: 0 }, 'quantidadeBase', 'A quantidade deve ser maior que zero.'],
    [{ nome: '  ' }, 'nome', 'Campo obrigatório.'],
    [{ unidadeMedida: 'ARROBA' }, 'unidadeMedida', 'Escolha uma das opções da lista.'],
    [{ forma: 'VAPOROSO' }, 'forma', 'Escolha uma das opções da lista.'],
    [{ itemAlimento: { id: 999_999 } }, 'itemAlimento.id', 'Item não encontrado.'],
    [
      { componentes: [{ componente: { id: 999_999 }, valor: 1 }] },
      'componentes.0.componente.id',
      'Componente nutricional não encontrado.',
    ],
    [{ componentes: [{ componente: { id: 1 }, valor: -1 }] }, 'componentes.0.valor', 'O valor não pode ser negativo.'],
  ])('refuses %j at its field', async (mudanca, campo, mensagem) => {
    const resposta = await nutricionista.injetar('POST', '/alimentos', {
      ...(await arroz()),
      nome: 'RECUSADO',
      ...mudanca,
    });
    expect(resposta.statusCode).toBe(422);
    expect(resposta.json().errors).toEqual([{ campo, mensagem }]);
    expect((await nutricionista.injetar('GET', '/alimentos')).body).not.toContain('RECUSADO');
  });

  test.each<[string, () => object[]]>([
    ['no component', () => []],
    [
      'blank components only',
      () => [
        { componente: { id: componente.caloria }, valor: null },
        { componente: { id: componente.sodio }, valor: null },
      ],
    ],
  ])('with %s it is refused, and the sentence names the components', async (_, componentes) => {
    const corpo = { ...(await arroz()), nome: 'SEM VALOR', componentes: componentes() };
    const resposta = await nutricionista.injetar('POST', '/alimentos', corpo);
    expect(resposta.statusCode).toBe(422);
    expect(resposta.json().errors).toEqual([
      { campo: 'componentes', mensagem: 'Informe o valor de ao menos um componente: caloria, vitamina_c, sodio.' },
    ]);
    expect((await nutricionista.injetar('GET', '/alimentos')).body).not.toContain('SEM VALOR');
    const criado = await cozinha.alimento({ [componente.caloria]: 10 });
    const edicao = await nutricionista.injetar('PUT', `/alimentos/${criado.id}`, {
      ...criado,
      forma: 'CRU',
      componentes: componentes(),
    });
    expect(edicao.json()).toMatchObject({ status: 422, errors: [{ campo: 'componentes' }] });
    expect((await nutricionista.injetar('GET', '/alimentos')).json()).toContainEqual(criado);
  });

  test('a zero is a value', async () => {
    const resposta = await nutricionista.injetar('POST', '/alimentos', {
      ...(await arroz()),
      nome: 'ÁGUA',
      componentes: [{ componente: { id: componente.caloria }, valor: 0 }],
    });
    expect(resposta.statusCode).toBe(201);
  });

  test('an item that is not a food is refused', async () => {
    const sabao = await criarItem(app, { itemProdutoTipo: 'LIMPEZA', categoria: null });
    const resposta = await nutricionista.injetar('POST', '/alimentos', {
      ...(await arroz()),
      itemAlimento: { id: sabao.id },
    });
    expect(resposta.json()).toMatchObject({
      status: 422,
      errors: [{ campo: 'itemAlimento.id', mensagem: 'Escolha um item do tipo Alimento.' }],
    });
  });

  test('a unit that does not convert to those of the products is refused here, not when the food is cooked', async () => {
    const ovo = await criarItem(app);
    await criarProduto(app, { itemId: ovo.id, nome: 'OVO DÚZIA', medidaReal: '12', unidadeMedida: 'UN' });
    const corpo = { ...(await arroz()), nome: 'OVO', itemAlimento: { id: ovo.id } };
    const resposta = await nutricionista.injetar('POST', '/alimentos', corpo);
    expect(resposta.statusCode).toBe(422);
    expect(resposta.json().errors).toEqual([
      {
        campo: 'unidadeMedida',
        mensagem:
          'O produto Ovo dúzia deste item é medido em unidade. Não é possível converter grama em unidade: são medidas de grandezas diferentes.',
      },
    ]);
    expect(
      (await nutricionista.injetar('POST', '/alimentos', { ...corpo, unidadeMedida: 'UN', quantidadeBase: 1 }))
        .statusCode,
    ).toBe(201);
  });

  test("a product whose unit does not convert to those of the item's foods is refused when it is registered", async () => {
    const { nome, itemAlimento } = await cozinha.alimento();
    const comprador = await entrarComo(app, { permissoes: ['PRODUTOS'] });
    const produto = {
      nome: 'CAIXA COM DOZE',
      medidaReal: 12,
      unidadeMedida: 'UN',
      unidadeProduto: 'CAIXA',
      item: { id: itemAlimento.id },
    };
    const resposta = await comprador.injetar('POST', '/produtos', produto);
    expect(resposta.json().errors).toEqual([
      {
        campo: 'unidadeMedida',
        mensagem: `O alimento ${nomeComum(nome)} deste item é medido em grama. Não é possível converter unidade em grama: são medidas de grandezas diferentes.`,
      },
    ]);
    expect(
      (await comprador.injetar('POST', '/produtos', { ...produto, medidaReal: 5, unidadeMedida: 'KG' })).statusCode,
    ).toBe(201);
  });

  test('a second food of the same name is refused at the name', async () => {
    const { nome } = await cozinha.alimento();
    const resposta = await nutricionista.injetar('POST', '/alimentos', {
      ...(await arroz()),
      nome: nome.toLowerCase(),
    });
    expect(resposta.statusCode).toBe(409);
    expect(resposta.json().errors).toEqual([{ campo: 'nome', mensagem: 'Já existe um alimento com este nome.' }]);
  });
});

describe('PUT and DELETE /alimentos/:id', () => {
  test('a stale version is refused and changes nothing', async () => {
    const criado = await cozinha.alimento({ [componente.caloria]: 10 });
    const edicao = { ...criado, forma: 'COZIDO', componentes: [{ componente: { id: componente.sodio }, valor: 3 }] };
    const depois = (await nutricionista.injetar('PUT', `/alimentos/${criado.id}`, edicao)).json();
    expect(depois).toMatchObject({
      forma: { nome: 'COZIDO' },
      componentes: [{ componente: { nome: 'sodio' }, valor: 3 }],
      versao: 2,
    });
    expect(
      (await nutricionista.injetar('PUT', `/alimentos/${criado.id}`, { ...edicao, nome: 'TARDIO' })).statusCode,
    ).toBe(409);
    expect((await nutricionista.injetar('GET', '/alimentos')).json()).toContainEqual(depois);
  });

  test('grams may become kilograms under a recipe, but not millilitres', async () => {
    const leite = await cozinha.alimento();
    const { nome } = await cozinha.preparo([{ alimento: { id: leite.id }, quantidade: 200, unidadeMedida: 'G' }]);
    const recusa = await nutricionista.injetar('PUT', `/alimentos/${leite.id}`, {
      ...leite,
      forma: 'CRU',
      unidadeMedida: 'ML',
    });
    expect(recusa.statusCode).toBe(409);
    expect(recusa.json().detail).toContain(`O preparo ${nomeComum(nome)} usa este alimento em outra medida.`);
    expect(
      (
        await nutricionista.injetar('PUT', `/alimentos/${leite.id}`, {
          ...leite,
          forma: 'CRU',
          unidadeMedida: 'KG',
          quantidadeBase: 0.1,
        })
      ).statusCode,
    ).toBe(200);
  });

  test('a food that a preparation uses, also as a substitute, is not deleted', async () => {
    const [leite, soja] = [await cozinha.alimento(), await cozinha.alimento()];
    const substitutos = [
      { alimento: { id: soja.id }, quantidade: 100, unidadeMedida: 'G', patologia: { tipo: 'Alergia ao leite' } },
    ];
    const { nome } = await cozinha.preparo([
      { alimento: { id: leite.id }, quantidade: 100, unidadeMedida: 'G', substitutos },
    ]);
    for (const alimento of [leite, soja]) {
      const resposta = await nutricionista.injetar('DELETE', `/alimentos/${alimento.id}`);
      expect(resposta.statusCode).toBe(409);
      expect(resposta.json().detail).toBe(
        `O alimento ${nomeComum(alimento.nome)} não pode ser excluído: é usado por 1 preparo (${nomeComum(nome)}).`,
      );
    }
    const livre = await cozinha.alimento();
    expect((await nutricionista.injetar('DELETE', `/alimentos/${livre.id}`)).statusCode).toBe(204);
    expect((await nutricionista.injetar('DELETE', `/alimentos/${livre.id}`)).statusCode).toBe(404);
  });
});

test('a user without the permission can read and cannot write', async () => {
  const merendeira = await entrarComo(app);
  expect((await merendeira.injetar('GET', '/alimentos')).statusCode).toBe(200);
  expect((await merendeira.injetar('POST', '/alimentos', await arroz())).statusCode).toBe(403);
});
