import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Lancamento, PratosDoPeriodo, ResultadoDaMudanca } from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import { periodosLetivos } from '../../banco/esquema/cadastros/periodos-letivos.js';
import { refeicoes } from '../../banco/esquema/cardapios/refeicoes.js';
import { definirRelogio } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarCardapio, criarLancamento, criarPrato } from '../../teste/cardapios.js';
import { criarUnidade } from '../../teste/fabricas.js';
import { aoMesmoTempo } from '../../teste/portao.js';

let app: FastifyInstance;
let pessoa: Pessoa;
let uma: Awaited<ReturnType<typeof criarUnidade>>;
let outra: Awaited<ReturnType<typeof criarUnidade>>;
let alheia: Awaited<ReturnType<typeof criarUnidade>>;
beforeAll(async () => {
  app = await criarAppDeTeste();
  // A Monday.
  definirRelogio({ agora: () => new Date('2026-11-23T12:00:00-03:00') });
});
afterAll(async () => {
  definirRelogio();
  await app.close();
});
beforeEach(async () => {
  [uma, outra, alheia] = [await criarUnidade(app), await criarUnidade(app), await criarUnidade(app)];
  pessoa = await entrarComo(app, { estoques: [uma.estoque, outra.estoque] });
});

const mudar = (corpo: object, rota = '') => pessoa.injetar('POST', `/cardapios-calendario/mudancas${rota}`, corpo);
const linhasDe = (resposta: Awaited<ReturnType<typeof mudar>>) => resposta.json<ResultadoDaMudanca>().linhas;
const resumo = (resposta: Awaited<ReturnType<typeof mudar>>) =>
  linhasDe(resposta)
    .map(({ unidade, data, situacao, motivo }) => [unidade.id, data, situacao, motivo])
    .toSorted();
const noCalendario = async () =>
  (await pessoa.injetar('GET', '/cardapios-calendario?de=2026-11-01&ate=2026-12-31'))
    .json<Lancamento[]>()
    .map(({ unidade, data, cardapio }) => `${unidade.id} ${data} ${cardapio.id}`)
    .toSorted();
const visto = ({ id }: { id: number }, versao = 1) => ({ id, versao });
const JA = 'Este cardápio já está vinculado à unidade neste dia.';

test('a cardápio is bound on several days at several units: the preview names what passes, and writes nothing', async () => {
  const cardapio = await criarCardapio(app);
  await criarLancamento(app, uma, cardapio, '2026-11-24');
  await app.banco.insert(periodosLetivos).values({
    tipo: 'RECESSO',
    de: '2026-11-25',
    ate: '2026-11-25',
    nome: 'Reforma',
    unidadeEducacionalId: outra.id,
  });
  const corpo = {
    acao: 'VINCULAR',
    cardapio: { id: cardapio.id },
    datas: ['24/11/2026', '25/11/2026'],
    unidades: [{ id: uma.id }, { id: outra.id }],
  };
  const previa = await mudar(corpo, '/previa');
  const esperado = (feita: string) =>
    [
      [uma.id, '24/11/2026', 'RECUSADA', JA],
      [outra.id, '24/11/2026', feita, null],
      [uma.id, '25/11/2026', feita, null],
      [outra.id, '25/11/2026', feita, null],
    ].toSorted();
  expect(resumo(previa)).toEqual(esperado('PASSA'));
  expect(linhasDe(previa).flatMap(({ avisos }) => avisos)).toEqual(['O dia 25/11/2026 é recesso: Reforma.']);
  expect(await noCalendario()).toHaveLength(1);
  const toda = await mudar({ ...corpo, confirmado: true });
  expect([toda.statusCode, toda.json().errors]).toEqual([
    409,
    [{ campo: 'lancamentos', mensagem: `${uma.nome}, 24/11/2026 – ${JA}` }],
  ]);
  const semResposta = await mudar({ ...corpo, parcial: true });
  expect([semResposta.statusCode, semResposta.json().errors[0].campo]).toEqual([409, 'confirmado']);
  expect(await noCalendario()).toHaveLength(1);
  const feita = await mudar({ ...corpo, parcial: true, confirmado: true });
  expect([feita.statusCode, resumo(feita)]).toEqual([200, esperado('FEITA')]);
  expect(await noCalendario()).toHaveLength(4);
});

test('a cardápio moves to another day and back with its substitution; what has meals, or has changed, stays', async () => {
  const prato = await criarPrato(app);
  const substituto = await criarPrato(app, undefined, { categoriaId: prato.categoriaId });
  const cardapio = await criarCardapio(app, [prato], { categoriaId: prato.categoriaId });
  const [livre, comRefeicao] = [
    await criarLancamento(app, uma, cardapio, '2026-11-24'),
    await criarLancamento(app, outra, cardapio, '2026-11-24'),
  ];
  const substituicao = await pessoa.injetar('PUT', `/cardapios-calendario/${livre.id}/substituicoes`, {
    substituido: { id: prato.id },
    substituto: { id: substituto.id },
  });
  expect([substituicao.statusCode, substituicao.body]).toEqual([204, '']);
  await app.banco.insert(refeicoes).values({
    lancamentoId: comRefeicao.id,
    unidadeEducacionalId: outra.id,
    dia: '2026-11-24',
    hora: '11:00',
    tipo: 'ALMOCO',
    pratoId: prato.id,
    quantidadeDePessoas: 10,
    usuarioId: pessoa.usuarioId,
  });
  const corpo = { acao: 'MOVER', lancamentos: [visto(livre), visto(comRefeicao)], data: '26/11/2026' };
  expect((await mudar(corpo)).statusCode).toBe(409);
  const movido = await mudar({ ...corpo, parcial: true });
  expect(resumo(movido)).toEqual(
    [
      [uma.id, '26/11/2026', 'FEITA', null],
      [outra.id, '26/11/2026', 'RECUSADA', 'Já há refeições registradas: exclua-as antes no histórico de execução.'],
    ].toSorted(),
  );
  const pratos = (
    await pessoa.injetar('GET', `/cardapios-calendario/pratos?de=2026-11-26&ate=2026-11-26`)
  ).json<PratosDoPeriodo>();
  expect(pratos.cardapios.map(({ id, pratos: seus }) => [id, seus.map((um) => um.id)])).toEqual([
    [cardapio.id, [prato.id]],
  ]);
  expect(pratos.substituicoes).toEqual([
    { lancamento: livre.id, substituido: prato.id, substituto: { id: substituto.id, nome: substituto.nome } },
  ]);
  // The old version is refused, that of the answer moves it back.
  const antiga = await mudar({ acao: 'MOVER', lancamentos: [visto(livre)], data: '27/11/2026' });
  expect(antiga.json().errors[0].mensagem).toMatch(/Foi alterado por outra pessoa/);
  const feita = linhasDe(movido).find(({ unidade }) => unidade.id === uma.id)?.lancamento;
  expect(feita).toEqual({ id: livre.id, versao: 2 });
  expect((await mudar({ acao: 'MOVER', lancamentos: [feita], data: '24/11/2026' })).statusCode).toBe(200);
  expect(await noCalendario()).toEqual(
    [`${uma.id} 24/11/2026 ${cardapio.id}`, `${outra.id} 24/11/2026 ${cardapio.id}`].toSorted(),
  );
});

test('many days are changed and unbound in one call, and launches of other units do not exist', async () => {
  const [um, dois] = [await criarCardapio(app), await criarCardapio(app)];
  const seus = [await criarLancamento(app, uma, um, '2026-11-24'), await criarLancamento(app, outra, um, '2026-11-25')];
  const doVizinho = await criarLancamento(app, alheia, um, '2026-11-24');
  const lancamentos = seus.map((lancamento) => visto(lancamento));
  const deOutros = await mudar({ acao: 'DESVINCULAR', lancamentos: [...lancamentos, visto(doVizinho)] });
  expect([deOutros.statusCode, (await noCalendario()).length]).toEqual([409, 2]);
  const trocada = await mudar({ acao: 'TROCAR', lancamentos, cardapio: { id: dois.id } });
  expect(trocada.statusCode).toBe(200);
  expect(await noCalendario()).toEqual(
    [`${uma.id} 24/11/2026 ${dois.id}`, `${outra.id} 25/11/2026 ${dois.id}`].toSorted(),
  );
  const retirada = await mudar({ acao: 'DESVINCULAR', lancamentos: seus.map((lancamento) => visto(lancamento, 2)) });
  expect(linhasDe(retirada).map(({ situacao, lancamento }) => [situacao, lancamento])).toEqual([
    ['FEITA', null],
    ['FEITA', null],
  ]);
  expect(await noCalendario()).toEqual([]);
});

test('two people bind, and move, the same cardápio at once: the day has it once, and neither gets a server error', async () => {
  const cardapio = await criarCardapio(app);
  const vincular = () =>
    mudar({ acao: 'VINCULAR', cardapio: { id: cardapio.id }, datas: ['24/11/2026'], unidades: [{ id: uma.id }] });
  const vinculos = await aoMesmoTempo(app, [vincular, vincular]);
  expect(vinculos.every(({ statusCode }) => [200, 409].includes(statusCode))).toBe(true);
  expect(await noCalendario()).toEqual([`${uma.id} 24/11/2026 ${cardapio.id}`]);
  const [lancado] = vinculos.flatMap((resposta) =>
    resposta.statusCode === 200 ? linhasDe(resposta).flatMap(({ lancamento }) => lancamento ?? []) : [],
  );
  const segundo = await criarLancamento(app, uma, cardapio, '2026-11-25');
  // Both come to the same day, and one launch goes to two days.
  const mover = (lancamento: unknown, data: string) => () => mudar({ acao: 'MOVER', lancamentos: [lancamento], data });
  const movidos = await aoMesmoTempo(app, [
    mover(lancado, '26/11/2026'),
    mover(visto(segundo), '26/11/2026'),
    mover(lancado, '27/11/2026'),
  ]);
  expect(movidos.every(({ statusCode }) => [200, 409].includes(statusCode))).toBe(true);
  const dias = await noCalendario();
  expect([dias.length, new Set(dias).size]).toEqual([2, 2]);
});
