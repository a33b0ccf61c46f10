import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CardapiosImpressos } from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import { feriados, patologias } from '../../banco/esquema/cadastros/convencoes.js';
import { municipio } from '../../banco/esquema/cadastros/municipio.js';
import { cardapioPatologias } from '../../banco/esquema/cardapios/cardapios.js';
import { primeira } from '../../banco/restricoes.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarCardapio, criarLancamento } from '../../teste/cardapios.js';
import { criarUnidade } from '../../teste/fabricas.js';
import { cozinheiroDe, criarEtapa, semearNutrientes } from '../../teste/nutricao.js';

let app: FastifyInstance;
let unidade: Awaited<ReturnType<typeof criarUnidade>>;
let pessoa: Pessoa;
beforeAll(async () => {
  app = await criarAppDeTeste();
  unidade = await criarUnidade(app, { nome: 'EM JARDIM' });
  pessoa = await entrarComo(app, {
    permissoes: ['ALIMENTOS', 'PREPAROS', 'PRATOS', 'CARDAPIOS'],
    estoques: [unidade.estoque],
  });
  await app.banco.update(municipio).set({ nutricionistaNome: 'Ana', nutricionistaCrn: 'CRN-09/12345' });
});
afterAll(() => app.close());

const imprimir = async (de: string, para: string) =>
  (
    await pessoa.injetar('GET', `/relatorios/cardapios-impressos?de=${de}&para=${para}&unidade=${unidade.id}`)
  ).json<CardapiosImpressos>();

test('weeks of the calendar and a weekly menu have the same mean, dishes and ingredients', async () => {
  const { caloria, sodio } = await semearNutrientes(app);
  const etapa = await criarEtapa(app);
  const cozinha = cozinheiroDe(app, pessoa);
  // 100 kcal and 10 mg in 100 g; 50 kcal and unknown sodium.
  const arroz = await cozinha.alimento({ [caloria]: 100, [sodio]: 10 });
  const caldo = await cozinha.alimento({ [caloria]: 50 });
  const usar = (alimento: { id: number }, quantidade: number) => ({
    alimento: { id: alimento.id },
    quantidade,
    unidadeMedida: 'G' as const,
  });
  const cheio = await cozinha.prato([await cozinha.preparo([usar(caldo, 10), usar(arroz, 300)])], { id: etapa.id });
  const leve = await cozinha.prato([await cozinha.preparo([usar(caldo, 201)])], { id: etapa.id });
  // 10 g of the broth are 5 kcal: 305 kcal and 30 mg on Monday.
  const um = await cozinha.cardapio([cheio], { id: etapa.id });
  // 100.5 kcal, no sodium known, on Tuesday.
  const dois = await cozinha.cardapio([leve], { id: etapa.id });
  await criarLancamento(app, unidade, um, '2026-04-20');
  await criarLancamento(app, unidade, dois, '2026-04-21');
  await app.banco.insert(feriados).values({ data: '2026-04-21', nome: 'Tiradentes' }).onConflictDoNothing();
  // An alternative menu on a Saturday is printed, and is no part of the mean.
  const semGluten = await criarCardapio(app, [cheio], {
    categoriaId: etapa.id,
    modalidade: 'PARCIAL1',
    cardapioTipo: 'ALTERNATIVO',
  });
  const celiaco = primeira(await app.banco.insert(patologias).values({ tipo: 'CELÍACO' }).returning());
  await app.banco.insert(cardapioPatologias).values({ cardapioId: semGluten.id, patologiaId: celiaco.id });
  await criarLancamento(app, unidade, semGluten, '2026-04-25');

  const lido = await imprimir('2026-04-20', '2026-04-30');
  expect(lido.titulo).toEqual({ id: unidade.id, nome: 'EM JARDIM' });
  expect(lido.nutricionista).toEqual({ nome: 'Ana', crn: 'CRN-09/12345' });
  expect(lido.semanas.map(({ dias }) => dias.map(({ data }) => data?.slice(0, 2)))).toEqual([
    ['20', '21', '22', '23', '24', '25'],
    ['27', '28', '29', '30', '01'],
  ]);
  // A week is read as a whole: without its Monday the mean of the week would be another one.
  const cortado = await imprimir('2026-04-21', '2026-04-30');
  expect(cortado.semanas).toEqual(lido.semanas);
  const [semana] = lido.semanas;
  expect(semana?.dias[1]?.feriado).toBe('Tiradentes');
  expect(semana?.dias[5]?.cardapios).toMatchObject([{ para: 'CELÍACO' }]);
  const nomes = semana?.dias.flatMap(({ cardapios }) =>
    cardapios.flatMap(({ refeicoes }) => refeicoes.map(({ prato }) => lido.pratos[prato]?.nome)),
  );
  expect(nomes).toEqual([cheio.nome, leve.nome, cheio.nome]);
  expect(lido.pratos[0]?.ingredientes).toEqual([arroz.itemAlimento.nome, caldo.itemAlimento.nome]);
  // The allergens of the two foods are not checked: an empty list does not mean 'none'.
  expect(lido.pratos[0]?.alergenicos).toMatchObject({ contem: [], podeConter: [] });
  expect(lido.pratos[0]?.alergenicos.naoConferidos.map(({ id }) => id).sort()).toEqual([arroz.id, caldo.id].sort());

  // (305 + 100.5) / 2 = 202.75 kcal; (30 + 0) / 2 = 15 mg, of which the broth is missing.
  const esperada = [
    expect.objectContaining({ nome: 'caloria', valor: 202.75, ausentes: [] }),
    expect.objectContaining({ nome: 'sodio', valor: 15, ausentes: [caldo.nome] }),
  ];
  expect(semana?.medias).toHaveLength(1);
  expect(semana?.medias[0]).toMatchObject({ etapa: 0, cardapios: 2 });
  expect(semana?.medias[0]?.nutrientes).toEqual(expect.arrayContaining(esperada));

  const semanal = await pessoa.injetar('POST', '/cardapios-semanais', {
    nome: 'SEMANA 1',
    categoria: { id: etapa.id },
    modalidade: 'PARCIAL1',
    cardapios: [
      { diaSemana: 'SEGUNDA', cardapio: { id: um.id } },
      { diaSemana: 'QUARTA', cardapio: { id: dois.id } },
    ],
  });
  const impresso = (
    await pessoa.injetar('GET', `/relatorios/cardapios-semanais/${semanal.json<{ id: number }>().id}`)
  ).json<CardapiosImpressos>();
  expect(impresso.semanas).toHaveLength(1);
  expect(impresso.semanas[0]?.dias.map(({ data, cardapios }) => [data, cardapios.length])).toEqual([
    [null, 1],
    [null, 0],
    [null, 1],
    [null, 0],
    [null, 0],
  ]);
  expect(impresso.semanas[0]?.medias[0]?.nutrientes).toEqual(expect.arrayContaining(esperada));
});

test('a period without menus has empty weeks; one that ends before it begins is refused', async () => {
  expect((await imprimir('2027-03-01', '2027-03-05')).semanas).toMatchObject([{ medias: [] }]);
  const resposta = await pessoa.injetar(
    'GET',
    `/relatorios/cardapios-impressos?de=2026-03-03&para=2026-03-02&unidade=${unidade.id}`,
  );
  expect([resposta.statusCode, resposta.json().errors[0].campo]).toEqual([422, 'para']);
});
