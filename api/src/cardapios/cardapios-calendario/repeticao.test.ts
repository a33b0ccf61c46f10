import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { LinhaDaRepeticao } from '@merenda/shared/contratos';
import { eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { auditoria } from '../../banco/esquema/auditoria.js';
import { feriados } from '../../banco/esquema/cadastros/convencoes.js';
import { unidadeCategorias } from '../../banco/esquema/cadastros/unidades.js';
import { lancamentos } from '../../banco/esquema/cardapios/cardapios.js';
import { definirRelogio } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarCardapio, criarCategoria, criarLancamento, criarSemanal } from '../../teste/cardapios.js';
import { criarUnidade } from '../../teste/fabricas.js';

let app: FastifyInstance;
let jardim: Awaited<ReturnType<typeof criarUnidade>>;
let centro: Awaited<ReturnType<typeof criarUnidade>>;
let pessoa: Pessoa;
let outra: Pessoa;
beforeAll(async () => {
  // The weeks below are weeks ahead, on whatever day the test runs.
  definirRelogio({ agora: () => new Date('2027-02-22T10:00:00-03:00') });
  app = await criarAppDeTeste();
  jardim = await criarUnidade(app, { nome: 'EM JARDIM' });
  centro = await criarUnidade(app, { nome: 'EM CENTRO' });
  const estoques = [jardim.estoque, centro.estoque];
  pessoa = await entrarComo(app, { permissoes: ['CARDAPIOS'], estoques });
  outra = await entrarComo(app, { permissoes: [], estoques });
});
afterAll(async () => {
  await app.close();
  definirRelogio();
});

/** A weekly menu with one menu from Monday to Friday. */
async function semana() {
  const categoria = await criarCategoria(app, '6 a 10 anos');
  const menus = [];
  for (let n = 0; n < 5; n += 1) menus.push(await criarCardapio(app, undefined, { categoriaId: categoria.id }));
  return { semanal: await criarSemanal(app, menus), menus, categoria };
}

const pedido = (mudanca: object = {}) => ({
  de: '01/03/2027',
  ate: '12/03/2027',
  semanas: ['01/03/2027', '08/03/2027'],
  unidadesEducacionais: [{ unidade: { id: jardim.id } }, { unidade: { id: centro.id } }],
  ...mudanca,
});

const resumo = (linhas: readonly LinhaDaRepeticao[]) =>
  linhas.map(({ unidade, segunda, vinculados, jaVinculados, semAula, conflitos }) => [
    unidade.nome,
    segunda,
    vinculados,
    jaVinculados,
    semAula.map(({ data, motivo }) => `${data} ${motivo}`).join(),
    conflitos.map(({ data, motivo }) => `${data} ${motivo}`).join(),
  ]);

const enviar = (quem: Pessoa, id: number, corpo: object) =>
  quem.injetar('POST', `/cardapios-semanais/${id}/repeticoes`, corpo);

const doSemanal = (id: number) => app.banco.select().from(lancamentos).where(eq(lancamentos.cardapioSemanalId, id));

test('a holiday is left out, the days of the period only; the preview writes nothing and a second time nothing is new', async () => {
  const { semanal } = await semana();
  await app.banco.insert(feriados).values({ data: '2027-03-03', nome: 'Padroeiro' }).onConflictDoNothing();
  // The period ends on Tuesday of the second week: 4 + 2 days at each unit.
  const corpo = pedido({ ate: '09/03/2027' });
  const esperado = (vinculados: [number, number], ja: [number, number]) =>
    ['EM CENTRO', 'EM JARDIM'].flatMap((nome) => [
      [nome, '01/03/2027', vinculados[0], ja[0], '03/03/2027 feriado: Padroeiro', ''],
      [nome, '08/03/2027', vinculados[1], ja[1], '', ''],
    ]);
  const previa = await pessoa.injetar('POST', `/cardapios-semanais/${semanal.id}/repeticoes/conferencia`, corpo);
  expect(resumo(previa.json())).toEqual(esperado([4, 2], [0, 0]));
  expect(await doSemanal(semanal.id)).toEqual([]);
  const feita = await enviar(pessoa, semanal.id, { ...corpo, quais: 'TODAS' });
  expect(resumo(feita.json())).toEqual(esperado([4, 2], [0, 0]));
  expect(await doSemanal(semanal.id)).toHaveLength(12);
  const deNovo = await enviar(pessoa, semanal.id, { ...corpo, quais: 'TODAS' });
  expect(resumo(deNovo.json())).toEqual(esperado([0, 0], [4, 2]));
  expect(await doSemanal(semanal.id)).toHaveLength(12);
  const linhas = await app.banco.select().from(auditoria).where(eq(auditoria.acao, 'REPETIR'));
  expect(linhas.map(({ depois }) => depois)).toEqual([
    expect.objectContaining({ cardapioSemanal: semanal.id, vinculados: 12 }),
  ]);
});

test('a conflict refuses all, or only its day, and is named: another regular menu, another age band, a day long past', async () => {
  const { semanal, categoria } = await semana();
  const corpo = pedido({ semanas: ['05/04/2027'], de: '05/04/2027', ate: '09/04/2027' });
  const regular = await criarCardapio(app, undefined, { categoriaId: categoria.id, nome: 'FESTA' });
  const alternativo = await criarCardapio(app, undefined, { categoriaId: categoria.id, cardapioTipo: 'ALTERNATIVO' });
  await criarLancamento(app, jardim, regular, '2027-04-06');
  // Neither a menu for a pathology nor one of another stage is a conflict.
  await criarLancamento(app, jardim, alternativo, '2027-04-07');
  await criarLancamento(app, jardim, await criarCardapio(app), '2027-04-08');
  const esperado = [
    ['EM CENTRO', '05/04/2027', 5, 0, '', ''],
    ['EM JARDIM', '05/04/2027', 4, 0, '', '06/04/2027 Este dia já tem o cardápio Festa.'],
  ];
  const todas = await enviar(pessoa, semanal.id, { ...corpo, quais: 'TODAS' });
  expect([todas.statusCode, todas.json().errors]).toEqual([
    409,
    [
      {
        campo: 'unidadesEducacionais',
        mensagem: 'EM Jardim – 06/04/2027: Este dia já tem o cardápio Festa.',
      },
    ],
  ]);
  expect(await doSemanal(semanal.id)).toEqual([]);
  const livres = await enviar(pessoa, semanal.id, { ...corpo, quais: 'SEM_CONFLITO' });
  expect(resumo(livres.json())).toEqual(esperado);
  expect(await doSemanal(semanal.id)).toHaveLength(9);

  const passada = pedido({ semanas: ['02/03/2020'], de: '02/03/2020', ate: '02/03/2020' });
  const [antiga] = (
    await pessoa.injetar('POST', `/cardapios-semanais/${semanal.id}/repeticoes/conferencia`, passada)
  ).json<LinhaDaRepeticao[]>();
  expect(antiga?.conflitos[0]?.motivo).toMatch(/^O dia 02\/03\/2020 já passou há \d+ dias\.$/);

  const creche = await criarUnidade(app, { nome: 'CMEI SOL' });
  await app.banco
    .insert(unidadeCategorias)
    .values({ unidadeEducacionalId: creche.id, categoriaId: (await criarCategoria(app)).id });
  const daCreche = await entrarComo(app, { permissoes: [], estoques: [creche.estoque] });
  const resposta = await enviar(daCreche, semanal.id, {
    ...corpo,
    unidadesEducacionais: [{ unidade: { id: creche.id } }],
    quais: 'TODAS',
  });
  expect(resposta.json().detail).toBe('05/04/2027: A unidade não tem a faixa 6 a 10 anos.');
});

test('two people who repeat the same week at once bind each day once', async () => {
  const { semanal } = await semana();
  const corpo = pedido({ semanas: ['03/05/2027'], de: '03/05/2027', ate: '07/05/2027', quais: 'TODAS' });
  const respostas = await Promise.all([enviar(pessoa, semanal.id, corpo), enviar(outra, semanal.id, corpo)]);
  expect(respostas.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const somas = respostas.map((resposta) =>
    resposta.json<LinhaDaRepeticao[]>().reduce((soma, { vinculados }) => soma + vinculados, 0),
  );
  expect(somas.sort()).toEqual([0, 10]);
  expect(await doSemanal(semanal.id)).toHaveLength(10);
});

test('two different weeks for the same students at once: the second finds the conflict', async () => {
  const { semanal, menus, categoria } = await semana();
  const outros = [];
  for (let n = 0; n < menus.length; n += 1)
    outros.push(await criarCardapio(app, undefined, { categoriaId: categoria.id }));
  const rival = await criarSemanal(app, outros);
  const corpo = pedido({ semanas: ['10/05/2027'], de: '10/05/2027', ate: '14/05/2027', quais: 'TODAS' });
  const respostas = await Promise.all([enviar(pessoa, semanal.id, corpo), enviar(outra, rival.id, corpo)]);
  expect(respostas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const feitos = await app.banco
    .select()
    .from(lancamentos)
    .where(inArray(lancamentos.cardapioSemanalId, [semanal.id, rival.id]));
  expect(feitos).toHaveLength(10);
});

test('refuses a period that ends before it begins, and a unit of others', async () => {
  const { semanal } = await semana();
  const invertida = await enviar(pessoa, semanal.id, pedido({ ate: '01/02/2027', quais: 'TODAS' }));
  expect([invertida.statusCode, invertida.json().errors[0].campo]).toEqual([422, 'ate']);
  const alheia = await criarUnidade(app);
  const fora = pedido({ unidadesEducacionais: [{ unidade: { id: alheia.id } }], quais: 'TODAS' });
  expect((await enviar(pessoa, semanal.id, fora)).statusCode).toBe(403);
});
