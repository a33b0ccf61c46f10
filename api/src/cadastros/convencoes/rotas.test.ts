import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { LISTAS_CONVENCAO } from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import { componentesNutricionais } from '../../banco/esquema/cadastros/catalogo.js';
import {
  categorias,
  convencoes,
  faixasEtarias,
  patologias,
  referenciasNutricionais,
} from '../../banco/esquema/cadastros/convencoes.js';
import { primeira } from '../../banco/restricoes.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarItem } from '../../teste/fabricas.js';

let app: FastifyInstance;
let pessoa: Pessoa;
let gestora: Pessoa;
beforeAll(async () => {
  app = await criarAppDeTeste();
  pessoa = await entrarComo(app);
  gestora = await entrarComo(app, { permissoes: ['CONFIGURACOES', 'ITENS'] });
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

describe('a list that may change', () => {
  const opcoes = '/convencoes/fontes-recurso/opcoes';
  const criar = (descricao: string) => gestora.injetar('POST', opcoes, { descricao });
  const nomes = async () => (await gestora.injetar('GET', opcoes)).json<{ nome: string }[]>().map(({ nome }) => nome);

  test('a new entry comes last, with a code made of its label; a code that is taken gets a number', async () => {
    expect((await criar('Emenda (estadual) – 7')).json()).toEqual({
      nome: 'EMENDA_ESTADUAL_7',
      descricao: 'Emenda (estadual) – 7',
      ativa: true,
      versao: 1,
    });
    expect((await criar('Doação')).json().nome).toBe('DOACAO');
    expect((await criar('Doacao')).json().nome).toBe('DOACAO_2');
    expect((await criar('日本')).json().nome).toBe('OPCAO');
    expect((await nomes()).slice(-3)).toEqual(['DOACAO', 'DOACAO_2', 'OPCAO']);
  });

  test('a long label has a code that records can store', async () => {
    const { nome } = (await criar('Z'.repeat(80))).json();
    expect(nome).toBe('Z'.repeat(50));
    expect((await criar('Z'.repeat(81))).statusCode).toBe(422);
  });

  test('a label is in its list once, in any case; another list may have it', async () => {
    await criar('Convênio federal');
    const repetida = await criar('CONVÊNIO FEDERAL');
    expect([repetida.statusCode, repetida.json().errors]).toEqual([
      409,
      [{ campo: 'descricao', mensagem: 'Já existe uma opção com esta descrição na lista.' }],
    ]);
    const emOutra = await gestora.injetar('POST', '/convencoes/cargos/opcoes', { descricao: 'Convênio federal' });
    expect(emOutra.statusCode).toBe(201);
  });

  test('a change keeps the code, and needs the version that was read', async () => {
    await criar('Fundo antigo');
    const mudar = (versao: number) =>
      gestora.injetar('PUT', `${opcoes}/FUNDO_ANTIGO`, { descricao: 'Fundo novo', ativa: true, versao });
    expect((await mudar(1)).json()).toEqual({
      nome: 'FUNDO_ANTIGO',
      descricao: 'Fundo novo',
      ativa: true,
      versao: 2,
    });
    expect((await mudar(1)).statusCode).toBe(409);
    const ausente = await gestora.injetar('PUT', `${opcoes}/AUSENTE`, { descricao: 'X', ativa: true, versao: 1 });
    expect([ausente.statusCode, ausente.json().detail]).toEqual([404, 'Opção não encontrada.']);
  });

  test('the order is that of the codes that are sent; codes of another list are refused', async () => {
    const ordenar = (codigos: string[]) =>
      gestora.injetar('PUT', '/convencoes/portes-empresa/ordem', { nomes: codigos });
    expect((await ordenar(['EPP', 'ME'])).json()).toMatchObject([{ nome: 'EPP' }, { nome: 'ME' }]);
    expect(await ler('/convencoes/portes-empresa')).toMatchObject([{ nome: 'EPP' }, { nome: 'ME' }]);
    for (const outros of [['EPP'], ['EPP', 'EPP'], ['EPP', 'ME', 'MEI'], ['EPP', 'ME', 'ME']])
      expect((await ordenar(outros)).statusCode).toBe(409);
  });

  test('an inactive entry labels what is stored: an edit keeps it, a new record cannot have it', async () => {
    const item = (nome: string, categoria: string) => ({ nome, itemProdutoTipo: 'ALIMENTO', categoria });
    const { id } = await criarItem(app, { nome: 'LENTILHA', categoria: 'LEGUMINOSAS' });
    const outro = await criarItem(app, { nome: 'MILHO', categoria: 'CEREAIS' });
    const situacao = (ativa: boolean) =>
      gestora.injetar('PUT', '/convencoes/categorias-alimento/opcoes/LEGUMINOSAS', { descricao: 'LEGUMINOSAS', ativa });
    await situacao(false);
    expect(await ler('/convencoes/categorias-alimento')).toContainEqual({
      nome: 'LEGUMINOSAS',
      descricao: 'LEGUMINOSAS',
      inativa: true,
    });
    const status = async () => [
      (await gestora.injetar('PUT', `/itens-produto/${id}`, item('LENTILHA ROSA', 'LEGUMINOSAS'))).statusCode,
      (await gestora.injetar('PUT', `/itens-produto/${outro.id}`, item('MILHO', 'LEGUMINOSAS'))).statusCode,
      (await gestora.injetar('POST', '/itens-produto', item('ERVILHA', 'LEGUMINOSAS'))).statusCode,
    ];
    expect(await status()).toEqual([200, 422, 422]);
    await situacao(true);
    expect(await status()).toEqual([200, 200, 201]);
  });

  test('one of two equal labels at once is added, and different ones get different codes', async () => {
    const respostas = await Promise.all(['Rifa', 'Rifa', 'Bazar!', 'Bazar?'].map(criar));
    expect(respostas.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 201, 409]);
    expect((await nomes()).filter((nome) => nome.startsWith('BAZAR')).sort()).toEqual(['BAZAR', 'BAZAR_2']);
  });
});

test('a list on which rules or a law depend is shown and refuses every change, with the reason', async () => {
  const fixas = LISTAS_CONVENCAO.filter(
    (lista) =>
      ![
        'categorias-alimento',
        'formas-alimento',
        'portes-empresa',
        'fontes-recurso',
        'cargos',
        'unidades-produto',
        'alergenicos',
      ].includes(lista),
  );
  for (const lista of fixas) {
    const url = `/convencoes/${lista}`;
    expect((await gestora.injetar('GET', `${url}/opcoes`)).statusCode).toBe(200);
    for (const resposta of [
      await gestora.injetar('POST', `${url}/opcoes`, { descricao: 'Outra' }),
      await gestora.injetar('PUT', `${url}/opcoes/OUTRA`, { descricao: 'Outra', ativa: false }),
      await gestora.injetar('PUT', `${url}/ordem`, { nomes: [] }),
    ])
      expect([lista, resposta.statusCode]).toEqual([lista, 409]);
  }
  const recusa = await gestora.injetar('POST', '/convencoes/tipos-pessoa/opcoes', { descricao: 'Outra' });
  expect(recusa.json().detail).toBe(
    "A lista 'Tipos de pessoa' não pode ser alterada. O tipo decide o que é obrigatório: cargo, CNH ou CRN.",
  );
});
