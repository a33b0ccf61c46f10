import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Item, ItensClassificados } from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarItem } from '../../teste/fabricas.js';
import { aoMesmoTempo } from '../../teste/portao.js';

let app: FastifyInstance;
let nutricionista: Pessoa;
beforeAll(async () => {
  app = await criarAppDeTeste();
  nutricionista = await entrarComo(app, { permissoes: ['ITENS'] });
});
afterAll(() => app.close());

const classificar = (itens: object[], quem = nutricionista) =>
  quem.injetar('PUT', '/itens-produto/classificacoes', { itens });

const lidos = async (...ids: number[]) => {
  const itens = (await nutricionista.injetar('GET', '/itens-produto')).json<Item[]>();
  return ids.map((id) => itens.find((item) => item.id === id));
};

test('several foods are classified at once, keep what is left out, and can go back', async () => {
  const mamao = await criarItem(app, { nome: 'MAMÃO FORMOSA', grauProcessamento: 'PROCESSADO', regional: true });
  const carne = await criarItem(app, { nome: 'ACÉM' });
  const resposta = await classificar([
    { id: mamao.id, versao: 1, grupo: 'FRUTA', formaDaFruta: 'IN_NATURA', fonteVitaminaA: true },
    { id: carne.id, versao: 1, grupo: 'CARNE_OVO', ferroHeme: true, altoEm: ['SODIO'] },
  ]);
  expect(resposta.statusCode).toBe(200);
  expect(resposta.json()).toMatchObject({
    classificados: [
      {
        nome: 'MAMÃO FORMOSA',
        grauProcessamento: 'PROCESSADO',
        grupo: 'FRUTA',
        formaDaFruta: 'IN_NATURA',
        fonteVitaminaA: true,
        regional: true,
        versao: 2,
      },
      { nome: 'ACÉM', grupo: 'CARNE_OVO', formaDaFruta: null, ferroHeme: true, altoEm: ['SODIO'], versao: 2 },
    ],
    alterados: [],
  });
  const volta = await classificar([
    { id: mamao.id, versao: 2, grupo: null, formaDaFruta: null, fonteVitaminaA: false },
  ]);
  expect(volta.json<ItensClassificados>().classificados).toMatchObject([
    { grupo: null, formaDaFruta: null, fonteVitaminaA: false, versao: 3 },
  ]);
});

test('what another person changed or deleted stays as it is, and the others are written', async () => {
  const [um, mudado, excluido] = [await criarItem(app), await criarItem(app), await criarItem(app)];
  await classificar([{ id: mudado.id, versao: 1, grupo: 'CEREAL' }]);
  await nutricionista.injetar('DELETE', `/itens-produto/${excluido.id}`);
  const resposta = await classificar(
    [mudado, um, excluido].map(({ id }) => ({ id, versao: 1, grupo: 'LEGUMINOSA' as const })),
  );
  expect(resposta.json()).toMatchObject({
    classificados: [{ id: um.id, grupo: 'LEGUMINOSA', versao: 2 }],
    alterados: [mudado.id, excluido.id],
  });
  expect(await lidos(mudado.id)).toMatchObject([{ grupo: 'CEREAL', versao: 2 }]);
});

test('a call in which every item was changed meanwhile is refused at each of them', async () => {
  const { id } = await criarItem(app);
  await classificar([{ id, versao: 1, grupo: 'CEREAL' }]);
  const resposta = await classificar([{ id, versao: 1, grupo: 'LEITE' }]);
  const mensagem = 'Os itens foram alterados por outra pessoa enquanto você os classificava.';
  expect([resposta.statusCode, resposta.json().detail, resposta.json().errors]).toEqual([
    409,
    mensagem,
    [{ campo: 'itens.0.versao', mensagem }],
  ]);
  expect(await lidos(id)).toMatchObject([{ grupo: 'CEREAL', versao: 2 }]);
});

test('of two people who classify overlapping items at once, each item keeps the answer of one, and none is lost', async () => {
  const outra = await entrarComo(app, { permissoes: ['ITENS'] });
  const [a, comum, b] = [await criarItem(app), await criarItem(app), await criarItem(app)];
  const pedido = (grupo: string, ...itens: { id: number }[]) => itens.map(({ id }) => ({ id, versao: 1, grupo }));
  const [dela, daOutra] = await aoMesmoTempo(app, [
    () => classificar(pedido('CEREAL', a, comum)),
    // In the other order: they still wait for each other instead of blocking.
    () => classificar(pedido('LEITE', b, comum).reverse(), outra),
  ]);
  const respostas = [dela!.json<ItensClassificados>(), daOutra!.json<ItensClassificados>()];
  expect([dela!.statusCode, daOutra!.statusCode]).toEqual([200, 200]);
  expect(respostas.flatMap(({ alterados }) => alterados)).toEqual([comum.id]);
  const [deA, doComum, deB] = await lidos(a.id, comum.id, b.id);
  expect([deA?.grupo, deB?.grupo]).toEqual(['CEREAL', 'LEITE']);
  const ficou = respostas.flatMap(({ classificados }) => classificados).find(({ id }) => id === comum.id);
  expect(doComum).toEqual(ficou);
});

test('a fruit without its form, an item that is named twice and one that is no food are refused at their place, and nothing is written', async () => {
  const [um, sabao] = [await criarItem(app), await criarItem(app, { itemProdutoTipo: 'LIMPEZA', categoria: null })];
  const certo = { id: um.id, versao: 1, grupo: 'CEREAL' };
  const campoDe = async (...itens: object[]) => {
    const resposta = await classificar(itens);
    return [resposta.statusCode, resposta.json().errors?.[0]?.campo];
  };
  expect(await campoDe({ ...certo, grupo: 'FRUTA' })).toEqual([422, 'itens.0.formaDaFruta']);
  expect(await campoDe({ ...certo, grupo: 'PAO' })).toEqual([422, 'itens.0.grupo']);
  expect(await campoDe(certo, certo)).toEqual([422, 'itens.1.id']);
  expect(await campoDe(certo, { id: sabao.id, versao: 1, grupo: 'CEREAL' })).toEqual([422, 'itens.1.grupo']);
  expect(await campoDe()).toEqual([422, 'itens']);
  expect(await lidos(um.id)).toMatchObject([{ grupo: null, versao: 1 }]);
});
