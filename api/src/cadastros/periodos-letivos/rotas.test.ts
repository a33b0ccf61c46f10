import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Lancamento, PeriodoLetivo } from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import type { FastifyInstance } from 'fastify';
import { definirRelogio } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarCardapio, criarLancamento } from '../../teste/cardapios.js';
import { criarUnidade } from '../../teste/fabricas.js';

let app: FastifyInstance;
let uma: Awaited<ReturnType<typeof criarUnidade>>;
let outra: Awaited<ReturnType<typeof criarUnidade>>;
let alheia: Awaited<ReturnType<typeof criarUnidade>>;
let pessoa: Pessoa;
let vizinha: Pessoa;
beforeAll(async () => {
  app = await criarAppDeTeste();
  // A Wednesday.
  definirRelogio({ agora: () => new Date('2026-07-15T12:00:00-03:00') });
  [uma, outra, alheia] = [await criarUnidade(app), await criarUnidade(app), await criarUnidade(app)];
  pessoa = await entrarComo(app, { permissoes: ['CARDAPIOS'], estoques: [uma.estoque, outra.estoque] });
  vizinha = await entrarComo(app, { permissoes: ['CARDAPIOS'], estoques: [alheia.estoque] });
});
afterAll(async () => {
  definirRelogio();
  await app.close();
});

const novo = (mudanca: object) => ({
  tipo: 'RECESSO',
  de: '13/07/2026',
  ate: '24/07/2026',
  nome: 'Recesso',
  ...mudanca,
});

test('a period of a unit belongs to its users; that of the municipality is seen by all', async () => {
  const seu = (
    await pessoa.injetar('POST', '/periodos-letivos', novo({ unidade: { id: uma.id } }))
  ).json<PeriodoLetivo>();
  expect(seu).toMatchObject({ de: '13/07/2026', unidade: { id: uma.id, nome: uma.nome }, versao: 1 });
  const geral = (await pessoa.injetar('POST', '/periodos-letivos', novo({ de: '20/07/2026' }))).json<PeriodoLetivo>();
  const vistos = async (quem: Pessoa) =>
    (await quem.injetar('GET', '/periodos-letivos?de=2026-01-01&ate=2026-01-31'))
      .json<PeriodoLetivo[]>()
      .map(({ id }) => id);
  expect(await vistos(pessoa)).toEqual([seu.id, geral.id]);
  expect(await vistos(vizinha)).toEqual([geral.id]);
  expect((await vizinha.injetar('DELETE', `/periodos-letivos/${seu.id}`)).statusCode).toBe(404);
  expect((await vizinha.injetar('PUT', `/periodos-letivos/${seu.id}`, novo({ versao: 1 }))).statusCode).toBe(404);
  const paraOutra = novo({ unidade: { id: uma.id }, versao: 1 });
  expect((await vizinha.injetar('PUT', `/periodos-letivos/${geral.id}`, paraOutra)).statusCode).toBe(403);
  const invertido = await pessoa.injetar('POST', '/periodos-letivos', novo({ de: '25/07/2026' }));
  expect([invertido.statusCode, invertido.json().errors[0].campo]).toEqual([422, 'ate']);
  for (const { id } of [seu, geral])
    expect((await pessoa.injetar('DELETE', `/periodos-letivos/${id}`)).statusCode).toBe(204);
});

test('in a recess nothing is executed, and a binding asks, naming the units that differ', async () => {
  const cardapio = await criarCardapio(app);
  for (const unidade of [uma, outra]) await criarLancamento(app, unidade, cardapio, '2026-07-15');
  const semExecucao = async () =>
    (await pessoa.injetar('GET', '/hoje/unidades/pagina?falta=SEM_EXECUCAO'))
      .json<{ linhas: { id: number }[] }>()
      .linhas.map(({ id }) => id);
  expect(await semExecucao()).toHaveLength(2);
  await pessoa.injetar('POST', '/periodos-letivos', novo({}));
  expect(await semExecucao()).toEqual([]);
  // One school teaches on that day.
  await pessoa.injetar(
    'POST',
    '/periodos-letivos',
    novo({ tipo: 'LETIVO', de: '15/07/2026', ate: '16/07/2026', unidade: { id: outra.id } }),
  );
  expect(await semExecucao()).toEqual([outra.id]);
  const pagina = (await pessoa.injetar('GET', '/hoje/unidades/pagina')).json<{ linhas: object[] }>();
  expect(pagina.linhas).toContainEqual(expect.objectContaining({ id: uma.id, comAulaHoje: false }));
  const vincular = (confirmado: boolean) =>
    pessoa.injetar('POST', '/cardapios-calendario', {
      tipo: 'DIARIO',
      cardapio,
      data: '16/07/2026',
      unidadesEducacionais: [uma, outra].map(({ id }) => ({ unidade: { id } })),
      confirmado,
    });
  const pergunta = await vincular(false);
  expect([pergunta.statusCode, pergunta.json().errors]).toEqual([
    409,
    [{ campo: 'confirmado', mensagem: `O dia 16/07/2026 é recesso: Recesso em ${nomeProprio(uma.nome)}.` }],
  ]);
  expect((await vincular(true)).json<Lancamento[]>()).toHaveLength(2);
});
