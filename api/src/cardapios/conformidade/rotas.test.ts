import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CardapiosImpressos, ConformidadeDaEtapa, ConformidadeDaUnidade } from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import { emTransacao } from '../../banco/transacao.js';
import { feriados } from '../../banco/esquema/cadastros/convencoes.js';
import { substituicoes } from '../../banco/esquema/cardapios/cardapios.js';
import { carregarRegrasPnae } from '../../demonstracao/referencia/regras-pnae.js';
import { definirRelogio } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import {
  criarAlimento,
  criarCardapio,
  criarCategoria,
  criarLancamento,
  criarPrato,
  criarPreparo,
} from '../../teste/cardapios.js';
import { criarItem, criarUnidade } from '../../teste/fabricas.js';

let app: FastifyInstance;
let pessoa: Pessoa;
let categoriaId: number;
let unidade: Awaited<ReturnType<typeof criarUnidade>>;

type Item = NonNullable<Parameters<typeof criarItem>[1]>;
const FRUTA: Item = { grupo: 'FRUTA', formaDaFruta: 'IN_NATURA' };
const HORTALICA: Item = { grupo: 'HORTALICA' };
const CARNE: Item = { grupo: 'CARNE_OVO', ferroHeme: true };
const OVO: Item = { grupo: 'CARNE_OVO' };
const SUCO: Item = { grupo: 'FRUTA', formaDaFruta: 'SUCO' };

const conhecidos = new Map<string, Awaited<ReturnType<typeof criarAlimento>>>();

/** A food of an item with this classification; a name that comes again is the same food. */
async function alimentoDe(nome: string, item: Item) {
  const conhecido = conhecidos.get(nome);
  if (conhecido) return conhecido;
  const { id: itemId } = await criarItem(app, { grauProcessamento: 'IN_NATURA_MINIMAMENTE_PROCESSADO', ...item });
  const alimento = await criarAlimento(app, { itemId, nome });
  conhecidos.set(nome, alimento);
  return alimento;
}

/** A dish of one portion of these foods, in net grams. */
async function criarServido(nome: string, ...foods: [string, Item, string][]) {
  const ingredientes = [];
  for (const [alimento, item, quantidade] of foods)
    ingredientes.push({ alimento: await alimentoDe(alimento, item), quantidade });
  return criarPrato(app, [await criarPreparo(app, 1, ingredientes)], { categoriaId, nome });
}

const lancar = async (dia: string, pratos: { id: number }[], mudanca: object = {}, onde = unidade) =>
  criarLancamento(app, onde, await criarCardapio(app, pratos, { categoriaId, ...mudanca }), dia);

beforeAll(async () => {
  definirRelogio({ agora: () => new Date('2026-11-11T12:00:00-03:00') });
  app = await criarAppDeTeste();
  await emTransacao({ banco: app.banco, usuario: null }, carregarRegrasPnae);
  categoriaId = (await criarCategoria(app)).id;
  unidade = await criarUnidade(app, { nome: 'EMEF UM' });
  pessoa = await entrarComo(app, { estoques: [unidade.estoque] });

  const segunda = await criarServido(
    'CARNE COM LEGUMES',
    ['BANANA', FRUTA, '80'],
    ['CENOURA', HORTALICA, '30'],
    ['TOMATE', HORTALICA, '25'],
    ['CARNE', CARNE, '60'],
  );
  const semana = [
    segunda,
    await criarServido('FRANGO COM REPOLHO', ['REPOLHO', HORTALICA, '40'], ['FRANGO', CARNE, '60']),
    await criarServido('OVO COM MAMÃO', ['MAMÃO', FRUTA, '100'], ['OVO', OVO, '50']),
    await criarServido(
      'OVO COM SALADA',
      ['ALFACE', HORTALICA, '20'],
      ['BETERRABA', HORTALICA, '40'],
      ['OVO', OVO, '50'],
    ),
    await criarServido('PEIXE COM SUCO', ['PEIXE', CARNE, '80'], ['SUCO DE LARANJA', SUCO, '200']),
  ];
  for (const [n, prato] of semana.entries()) await lancar(`2026-11-${String(9 + n).padStart(2, '0')}`, [prato]);
});
afterAll(async () => {
  definirRelogio();
  await app.close();
});

const daUnidade = async (busca = '', id = unidade.id) =>
  (await pessoa.injetar('GET', `/conformidade/${id}${busca}`)).json<ConformidadeDaUnidade>();
const regraDe = (etapas: ConformidadeDaUnidade, de: string, codigo: string, etapa = 0) =>
  etapas[etapa]?.periodos.find((um) => um.de === de && !um.mes)?.regras.find((uma) => uma.codigo === codigo);

test('the week of the specification: 335 g, 2 days of fruit, 3 of vegetables and 3 of heme iron, of which 4 are needed', async () => {
  const etapas = await daUnidade();
  const figuras = ['FLV_PARCIAL', 'FRUTA_PARCIAL', 'HORTALICA_PARCIAL', 'FERRO_HEME'].map((codigo) => {
    const regra = regraDe(etapas, '09/11/2026', codigo);
    return `${regra?.marca} ${regra?.figura}`;
  });
  expect(figuras).toEqual([
    'CUMPRE 335 g por aluno; mínimo de 280 na semana',
    'CUMPRE 2 dias; mínimo de 2 na semana',
    'CUMPRE 3 dias; mínimo de 3 na semana',
    'NAO_CUMPRE 3 dias; mínimo de 4 na semana',
  ]);
  expect(regraDe(etapas, '09/11/2026', 'FERRO_HEME')).toMatchObject({
    motivos: [
      '09/11: Carne com legumes (Carne)',
      '10/11: Frango com repolho (Frango)',
      '13/11: Peixe com suco (Peixe)',
    ],
    // The first day without heme iron: 335 − 100 + 135 = 370 g, and still two days of fruit.
    correcao: 'Troque Ovo com mamão de 11/11 por Carne com legumes.',
  });
});

test('a month has its civil days, and the weeks whose Monday is in it, whole', async () => {
  const [etapa] = await daUnidade('?dia=2026-11-30');
  expect(etapa?.periodos.map(({ de, ate, mes }) => [de, ate, mes])).toEqual([
    ['01/11/2026', '30/11/2026', true],
    ['02/11/2026', '08/11/2026', false],
    ['09/11/2026', '15/11/2026', false],
    ['16/11/2026', '22/11/2026', false],
    ['23/11/2026', '29/11/2026', false],
    ['30/11/2026', '06/12/2026', false],
  ]);
});

test('a week with a holiday informs, and what the calendar has on the holiday does not count', async () => {
  await app.banco.insert(feriados).values({ data: '2026-03-04', nome: 'Aniversário da cidade' });
  const carne = await criarServido('BIFE', ['CARNE', CARNE, '60']);
  for (const dia of ['2026-03-03', '2026-03-04']) await lancar(dia, [carne]);
  const etapas = await daUnidade('?dia=2026-03-10');
  expect(etapas[0]?.periodos.find(({ de }) => de === '02/03/2026')).toMatchObject({ diasLetivos: 4 });
  expect(regraDe(etapas, '02/03/2026', 'FERRO_HEME')).toMatchObject({
    marca: 'INFORMA',
    figura: '1 dia; mínimo de 4 na semana',
  });
});

test('a substituted dish counts in place of the one of the menu, and an alternative menu does not count', async () => {
  const [ovo, carne] = [
    await criarServido('OVO', ['OVO', OVO, '50']),
    await criarServido('CARNE', ['CARNE', CARNE, '60']),
  ];
  const lancamento = await lancar('2026-04-07', [ovo]);
  await app.banco
    .insert(substituicoes)
    .values({ lancamentoId: lancamento.id, substituidoId: ovo.id, substitutoId: carne.id });
  await lancar('2026-04-08', [carne], { cardapioTipo: 'ALTERNATIVO' });
  expect(regraDe(await daUnidade('?dia=2026-04-07'), '06/04/2026', 'FERRO_HEME')?.motivos).toEqual([
    '07/04: Carne (Carne)',
  ]);
});

test('bread on three snacks of a week fails with one meal a day and passes with two or more; sausage on three days of a month fails', async () => {
  const pao = await criarServido('PÃO', ['PÃO', { grupo: 'CEREAL', classeRestrita: 'PAO_BISCOITO_BOLO' }, '50']);
  const salsicha = await criarServido('SALSICHA', ['SALSICHA', { grupo: 'CARNE_OVO', classeRestrita: 'CARNEO' }, '40']);
  for (const dia of ['2026-05-05', '2026-05-06', '2026-05-07']) {
    await lancar(dia, [pao], { modalidade: 'PARCIAL1' });
    await lancar(dia, [pao], { modalidade: 'PARCIAL2' });
  }
  for (const dia of ['2026-05-11', '2026-05-20', '2026-05-29']) await lancar(dia, [salsicha]);
  const etapas = await daUnidade('?dia=2026-05-01');
  expect(etapas.map(({ modalidade }) => modalidade.nome)).toEqual(['PARCIAL1', 'PARCIAL2']);
  expect(regraDe(etapas, '04/05/2026', 'PAO_1REF', 0)).toMatchObject({ marca: 'NAO_CUMPRE' });
  expect(regraDe(etapas, '04/05/2026', 'PAO_2REF', 1)).toMatchObject({ marca: 'CUMPRE' });
  const doMes = etapas[1]?.periodos[0]?.regras.find(({ codigo }) => codigo === 'CARNEOS');
  expect(doMes).toMatchObject({ marca: 'NAO_CUMPRE', figura: '3 vezes; máximo de 2 no mês' });
});

test('the table has each stage of the units of the user once, with what is not kept and what is not known', async () => {
  const alheia = await criarUnidade(app);
  const semGrupo = await criarServido('MISTÉRIO', ['FARINHA X', {}, '50']);
  await lancar('2026-06-02', [semGrupo]);
  await lancar('2026-06-02', [semGrupo], {}, alheia);
  const [linha, ...outras] = (await pessoa.injetar('GET', '/conformidade?dia=2026-06-15')).json<
    ConformidadeDaEtapa[]
  >();
  expect(outras).toEqual([]);
  expect(linha).toMatchObject({ unidade: { id: unidade.id, nome: 'EMEF UM' }, categoria: { id: categoriaId } });
  // The first week has a food without a group; the other weeks have no menu at all.
  expect(linha?.naoCumpridas).toContain('Frutas in natura, período parcial');
  expect(linha?.incompletas).toContain('Doce');
});

test('the printed week has the same rules; those of the month only inform, as one week does not tell', async () => {
  const busca = `de=2026-11-09&para=2026-11-13&unidade=${unidade.id}`;
  const { semanas } = (
    await pessoa.injetar('GET', `/relatorios/cardapios-impressos?${busca}`)
  ).json<CardapiosImpressos>();
  const regras = semanas[0]?.conformidade[0]?.regras ?? [];
  const daSemana = (await daUnidade())[0]?.periodos.find(({ de }) => de === '09/11/2026')?.regras ?? [];
  expect(regras.slice(0, daSemana.length)).toEqual(daSemana.map((regra) => ({ ...regra, correcao: null })));
  expect(regras.find(({ codigo }) => codigo === 'CARNEOS')).toMatchObject({
    marca: 'INFORMA',
    figura: '0 vezes; máximo de 2 no mês',
  });
});

test('another unit is refused, and a day that is none', async () => {
  const alheia = await criarUnidade(app);
  expect((await pessoa.injetar('GET', `/conformidade/${alheia.id}`)).statusCode).toBe(403);
  expect((await pessoa.injetar('GET', `/conformidade/${unidade.id}?dia=31/02/2026`)).statusCode).toBe(422);
});
