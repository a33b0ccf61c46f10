import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { nomeComum } from '@merenda/shared/formatos';
import type { FastifyInstance } from 'fastify';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { cozinheiroDe, criarEtapa, semearNutrientes } from '../../teste/nutricao.js';

let app: FastifyInstance;
let nutricionista: Pessoa;
let cozinha: ReturnType<typeof cozinheiroDe>;
let componente: Awaited<ReturnType<typeof semearNutrientes>>;
beforeAll(async () => {
  app = await criarAppDeTeste();
  componente = await semearNutrientes(app);
  nutricionista = await entrarComo(app, { permissoes: ['ALIMENTOS', 'PREPAROS', 'PRATOS', 'CARDAPIOS'] });
  cozinha = cozinheiroDe(app, nutricionista);
});
afterAll(() => app.close());

/** A preparation whose portion has `caloria` ÷ `porcoes` of energy. */
async function preparo(caloria: number, porcoes = 1) {
  const { id } = await cozinha.alimento({ [componente.caloria]: caloria });
  return cozinha.preparo([{ alimento: { id }, quantidade: 100, unidadeMedida: 'G' }], { porcoes });
}

test('a dish adds up a portion of each preparation and rounds the sum once', async () => {
  const categoria = await criarEtapa(app);
  // 1 ÷ 6 + 1 ÷ 6 + 1 ÷ 6 = 0.5: rounded one by one it would be 0.51.
  const preparos = [await preparo(1, 6), await preparo(1, 6), await preparo(1, 6)];
  const prato = await cozinha.prato(preparos, categoria, { nome: 'almoço', modalidade: 'INTEGRAL' });
  expect(prato).toMatchObject({
    nome: 'ALMOÇO',
    categoria,
    modalidade: { nome: 'INTEGRAL', descricao: 'Integral – 3 ou mais refeições' },
    preparos: preparos.map(({ id, nome }) => ({ preparo: { id, nome } })),
    versao: 1,
  });
  expect(prato.nutrientes[0]).toEqual({ nome: 'caloria', valor: 0.5, unidadeDeMedida: 'kcal', ausentes: [] });
  const { nutrientes, ...resumo } = prato;
  expect(nutrientes).toHaveLength(3);
  expect((await nutricionista.injetar('GET', '/pratos')).json()).toContainEqual(resumo);
  const ids = preparos.map(({ id }) => id).join();
  expect((await nutricionista.injetar('GET', `/fichas-tecnicas?preparos=${ids}`)).json()).toMatchObject({ nutrientes });
  expect(
    (await nutricionista.injetar('GET', `/fichas-tecnicas?pratos=${prato.id},${prato.id}`)).json().nutrientes[0].valor,
  ).toBe(1);
});

test('the sheet of an unknown dish is 404, and an empty list is refused', async () => {
  expect((await nutricionista.injetar('GET', '/fichas-tecnicas?pratos=999999')).statusCode).toBe(404);
  expect((await nutricionista.injetar('GET', '/fichas-tecnicas')).statusCode).toBe(422);
  expect((await nutricionista.injetar('GET', '/fichas-tecnicas?pratos=1;drop')).statusCode).toBe(422);
});

test('refuses bad dishes at their field', async () => {
  const categoria = await criarEtapa(app);
  const { id } = await preparo(1);
  const corpo = { nome: 'RECUSADO', categoria, modalidade: 'PARCIAL1', preparos: [{ preparo: { id } }] };
  const casos: [object, string, string][] = [
    [{ preparos: [] }, 'preparos', 'Informe ao menos um preparo.'],
    [
      { preparos: [{ preparo: { id } }, { preparo: { id } }] },
      'preparos.1.preparo.id',
      'Este preparo já está no prato.',
    ],
    [{ preparos: [{ preparo: { id: 999_999 } }] }, 'preparos.0.preparo.id', 'Preparo não encontrado.'],
    [{ categoria: { id: 999_999 } }, 'categoria.id', 'Categoria não encontrada.'],
    [{ modalidade: 'NOTURNA' }, 'modalidade', 'Escolha uma das opções da lista.'],
  ];
  for (const [mudanca, campo, mensagem] of casos) {
    const resposta = await nutricionista.injetar('POST', '/pratos', { ...corpo, ...mudanca });
    expect([resposta.statusCode, resposta.json().errors]).toEqual([422, [{ campo, mensagem }]]);
  }
});

test('the same name is free for another category or modality only', async () => {
  const [um, dois] = [await criarEtapa(app), await criarEtapa(app)];
  const preparos = [await preparo(1)];
  await cozinha.prato(preparos, um, { nome: 'SOPA' });
  await cozinha.prato(preparos, dois, { nome: 'SOPA' });
  await cozinha.prato(preparos, um, { nome: 'SOPA', modalidade: 'PARCIAL2' });
  const repetido = await nutricionista.injetar('POST', '/pratos', {
    nome: 'sopa',
    categoria: um,
    modalidade: 'PARCIAL1',
    preparos: [{ preparo: { id: preparos[0].id } }],
  });
  expect(repetido.statusCode).toBe(409);
  expect(repetido.json().errors[0].campo).toBe('nome');
});

test('a dish on a menu keeps its category and is not deleted', async () => {
  const categoria = await criarEtapa(app);
  const prato = await cozinha.prato([await preparo(1)], categoria);
  const cardapio = await cozinha.cardapio([prato], categoria);
  const edicao = { nome: prato.nome, categoria, modalidade: 'PARCIAL1', preparos: prato.preparos, versao: 1 };
  const outra = await criarEtapa(app);
  const recusa = await nutricionista.injetar('PUT', `/pratos/${prato.id}`, { ...edicao, categoria: outra });
  expect(recusa.statusCode).toBe(409);
  expect(recusa.json().errors).toEqual([
    {
      campo: 'categoria',
      mensagem: `O prato está no cardápio ${nomeComum(cardapio.nome)}: a categoria não pode mudar.`,
    },
  ]);
  expect(
    (await nutricionista.injetar('PUT', `/pratos/${prato.id}`, { ...edicao, nome: 'outro nome' })).json(),
  ).toMatchObject({ nome: 'OUTRO NOME', versao: 2 });
  expect((await nutricionista.injetar('PUT', `/pratos/${prato.id}`, edicao)).statusCode).toBe(409);
  const uso = await nutricionista.injetar('DELETE', `/pratos/${prato.id}`);
  expect(uso.json().detail).toBe(
    `O prato Outro nome não pode ser excluído: é usado por 1 cardápio (${nomeComum(cardapio.nome)}).`,
  );
});

test('the meals of a dish are kept by an edit that leaves them out and taken away by an empty list', async () => {
  const categoria = await criarEtapa(app);
  const prato = await cozinha.prato([await preparo(1)], categoria, { tiposDaRefeicao: ['DESJEJUM', 'DESJEJUM'] });
  expect(prato).toMatchObject({ tiposDaRefeicao: ['DESJEJUM'] });
  const edicao = { nome: prato.nome, categoria, modalidade: 'PARCIAL1', preparos: prato.preparos };
  const url = `/pratos/${prato.id}`;
  expect((await nutricionista.injetar('PUT', url, edicao)).json()).toMatchObject({ tiposDaRefeicao: ['DESJEJUM'] });
  const todas = await nutricionista.injetar('PUT', url, { ...edicao, tiposDaRefeicao: [] });
  expect(todas.json()).toMatchObject({ tiposDaRefeicao: [] });
  const recusado = await nutricionista.injetar('PUT', url, { ...edicao, tiposDaRefeicao: ['CEIA'] });
  expect([recusado.statusCode, recusado.json().errors[0].campo]).toEqual([422, 'tiposDaRefeicao.0']);
});
