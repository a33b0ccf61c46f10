import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { componentesNutricionais } from '../../banco/esquema/catalogo.js';
import {
  categorias,
  convencoes,
  faixasEtarias,
  patologias,
  referenciasNutricionais,
} from '../../banco/esquema/convencoes.js';
import { primeira } from '../../banco/restricoes.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';

let app: FastifyInstance;
let pessoa: Pessoa;
beforeAll(async () => {
  app = await criarAppDeTeste();
  pessoa = await entrarComo(app);
});
afterAll(() => app.close());

const ler = async (url: string) => (await pessoa.injetar('GET', url)).json();

test('a list comes in its own order, with its labels', async () => {
  await app.banco.insert(convencoes).values([
    { lista: 'cargos', nome: 'COZINHEIRA', descricao: 'Cozinheira', ordem: 902 },
    { lista: 'cargos', nome: 'DIRETORA', descricao: 'Diretora', ordem: 901 },
  ]);
  expect((await ler('/convencoes/cargos')).slice(-2)).toEqual([
    { nome: 'DIRETORA', descricao: 'Diretora' },
    { nome: 'COZINHEIRA', descricao: 'Cozinheira' },
  ]);
});

test('an unknown list is refused in Portuguese', async () => {
  const resposta = await pessoa.injetar('GET', '/convencoes/planetas');
  expect(resposta.statusCode).toBe(422);
  expect(resposta.json().errors).toEqual([{ campo: 'lista', mensagem: 'Escolha uma das opções da lista.' }]);
});

test('the thirteen permissions with their labels', async () => {
  const lista = await ler('/permissoes');
  expect(lista).toHaveLength(13);
  expect(lista[0]).toEqual({ nome: 'USUARIOS', descricao: 'Usuários' });
});

test('pathologies and nutrients', async () => {
  await app.banco.insert(patologias).values({ tipo: 'ALERGIA RARA' });
  await app.banco
    .insert(componentesNutricionais)
    .values({ nome: 'zinco', tipo: 'Mineral', grupo: 'Micronutrientes', unidadeMedida: 'mg', ordem: 999 })
    .onConflictDoUpdate({ target: componentesNutricionais.nome, set: { ordem: 999 } });
  expect(await ler('/patologias')).toContainEqual({ id: expect.any(Number), tipo: 'ALERGIA RARA' });
  expect((await ler('/componentes-nutricionais')).at(-1)).toEqual({
    id: expect.any(Number),
    nome: 'zinco',
    tipo: expect.any(String),
    grupo: expect.any(String),
    unidadeMedida: 'mg',
  });
});

test('the reference in force for a stage and modality, one key per nutrient; an older norm is left out', async () => {
  const faixa = primeira(
    await app.banco.insert(faixasEtarias).values({ codigo: 'teste', nome: '6 a 10 anos' }).returning(),
  );
  const categoria = primeira(
    await app.banco
      .insert(categorias)
      .values({ modalidade: 'FUNDAMENTAL', faixaEtariaId: faixa.id, ordem: 999 })
      .returning(),
  );
  const comum = {
    faixaEtariaId: faixa.id,
    modalidade: 'PARCIAL1',
    coberturaPct: 20,
    carater: 'obrigatorio',
    certeza: 'verificado',
    fonte: 'Diário Oficial',
  } as const;
  await app.banco.insert(referenciasNutricionais).values([
    {
      ...comum,
      norma: 'Resolução nova',
      vigente: true,
      nutriente: 'caloria',
      unidade: 'kcal',
      minimo: '329',
      maximo: '400.5',
    },
    { ...comum, norma: 'Resolução nova', vigente: true, nutriente: 'sodio', unidade: 'mg', maximo: '600' },
    { ...comum, norma: 'Resolução velha', vigente: false, nutriente: 'caloria', unidade: 'kcal', minimo: '1' },
  ]);
  expect(await ler('/categorias')).toContainEqual({
    id: categoria.id,
    modalidade: 'FUNDAMENTAL',
    faixaEtaria: { id: faixa.id, nome: '6 a 10 anos' },
  });
  const nada = { norma: 'Resolução nova', carater: 'obrigatorio', certeza: 'verificado', observacao: null };
  expect(await ler(`/convencoes/referencias-nutricionais?categoria=${categoria.id}&modalidade=PARCIAL1`)).toEqual({
    norma: 'Resolução nova',
    fonte: 'Diário Oficial',
    coberturaPct: 20,
    nutrientes: {
      caloria: { ...nada, unidade: 'kcal', minimo: 329, maximo: 400.5 },
      sodio: { ...nada, unidade: 'mg', minimo: null, maximo: 600 },
    },
  });
  expect(
    (await pessoa.injetar('GET', `/convencoes/referencias-nutricionais?categoria=${categoria.id}&modalidade=INTEGRAL`))
      .statusCode,
  ).toBe(404);
});
