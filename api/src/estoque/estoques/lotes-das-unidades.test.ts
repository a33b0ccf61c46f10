import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { LoteDaUnidade } from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import { definirRelogio } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { abrirMercado, aquisicaoVigente, type Mercado } from '../../teste/compras.js';
import { criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';
import { CURSORES_QUEBRADOS, lerPagina, lerTodas } from '../../teste/paginas.js';

const URL = '/estoques/produtos-estoque/pagina';

let app: FastifyInstance;
let mercado: Mercado;
let pessoa: Pessoa;
let outra: Awaited<ReturnType<typeof criarUnidade>>;

beforeAll(async () => {
  definirRelogio({ agora: () => new Date('2026-06-03T15:00:00Z') });
  // The lots are written directly: no ledger line is behind them.
  app = await criarAppDeTeste({ quebraInvariantes: true });
  mercado = await abrirMercado(app);
  await aquisicaoVigente(mercado, {});
  outra = await criarUnidade(app);
  const alheia = await criarUnidade(app);
  const semContrato = await criarProduto(app);
  const lote = (estoque: number, produtoId: number, numero: string, dataValidade: string, quantidade = 2) =>
    criarLoteEmEstoque(app, { estoqueId: estoque, produtoId, numero, dataValidade, quantidade });
  await lote(mercado.unidade.estoque.id, mercado.arroz.id, 'A-1', '2026-06-02');
  await lote(mercado.unidade.estoque.id, semContrato.id, 'A-2', '2026-06-10');
  await lote(outra.estoque.id, mercado.arroz.id, 'B-1', '2026-06-11', 3);
  await lote(outra.estoque.id, semContrato.id, 'B-2', '2026-07-03');
  await lote(outra.estoque.id, semContrato.id, 'B-3', '2026-07-04');
  // Empty, and of somebody else: never shown.
  await lote(outra.estoque.id, semContrato.id, 'B-4', '2026-06-02', 0);
  await lote(alheia.estoque.id, semContrato.id, 'C-1', '2026-06-02');
  pessoa = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [mercado.unidade.estoque, outra.estoque] });
});
afterAll(async () => {
  definirRelogio();
  await app.close();
});

const numeros = async (busca: object = {}) =>
  (await lerTodas<LoteDaUnidade>(pessoa, URL, { porPagina: 2, ...busca })).map(({ produtoLote }) => produtoLote.numero);

test('the lots of all units, first expiring first, each with its unit and its value', async () => {
  expect(await numeros()).toEqual(['A-1', 'A-2', 'B-1', 'B-2', 'B-3']);
  const [a1, a2, b1] = (await lerTodas<LoteDaUnidade>(pessoa, URL, {})) as [
    LoteDaUnidade,
    LoteDaUnidade,
    LoteDaUnidade,
  ];
  expect([a1.unidade.id, a1.estoque]).toEqual([mercado.unidade.id, mercado.unidade.estoque.id]);
  expect(a2.valor).toBeNull();
  expect([b1.unidade, b1.quantidade]).toEqual([{ id: outra.id, nome: outra.nome }, 3]);
  expect(b1.valor).toBeCloseTo((a1.valor ?? 0) * 1.5);
});

test('the filters: a stock, a part of a name, what expires, what has no price; and the orders', async () => {
  expect(await numeros({ estoque: outra.estoque.id })).toEqual(['B-1', 'B-2', 'B-3']);
  expect(await numeros({ produto: 'b-' })).toEqual(['B-1', 'B-2', 'B-3']);
  expect(await numeros({ prazo: 'VENCIDO' })).toEqual(['A-1']);
  // Seven days from 3 June end on the 10th; thirty on 3 July.
  expect(await numeros({ prazo: 'SETE_DIAS' })).toEqual(['A-2']);
  expect(await numeros({ prazo: 'TRINTA_DIAS' })).toEqual(['A-2', 'B-1', 'B-2']);
  expect(await numeros({ preco: 'SEM_PRECO' })).toEqual(['A-2', 'B-2', 'B-3']);
  expect(await numeros({ preco: 'COM_PRECO' })).toEqual(['A-1', 'B-1']);
  expect(await numeros({ preco: 'SEM_PRECO', estoque: outra.estoque.id })).toEqual(['B-2', 'B-3']);
  expect(await numeros({ ordem: 'validade', sentido: 'DECRESCENTE' })).toEqual(['B-3', 'B-2', 'B-1', 'A-2', 'A-1']);
  expect((await numeros({ ordem: 'quantidade', sentido: 'DECRESCENTE' }))[0]).toBe('B-1');
});

test('a broken cursor, an unknown filter and the stock of somebody else are refused', async () => {
  for (const apos of CURSORES_QUEBRADOS) expect((await lerPagina(pessoa, URL, { apos })).campos).toEqual(['apos']);
  expect((await lerPagina(pessoa, URL, { prazo: 'ONTEM' })).campos).toEqual(['prazo']);
  const alheio = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [outra.estoque] });
  expect((await lerPagina(alheio, URL, { estoque: mercado.unidade.estoque.id })).status).toBe(403);
});

test('the figures of the home count what the list shows', async () => {
  for (const busca of ['', `?unidade=${outra.id}`]) {
    const figuras: { figura: string; valor: number }[] = (await pessoa.injetar('GET', `/hoje/VALOR${busca}`)).json();
    const recorte = busca ? { estoque: outra.estoque.id } : {};
    const [valor, semPreco] = figuras.map((figura) => figura.valor);
    const lotes = await lerTodas<LoteDaUnidade>(pessoa, URL, recorte);
    expect(lotes.reduce((soma, lote) => soma + (lote.valor ?? 0), 0)).toBeCloseTo(valor ?? 0);
    expect(await numeros({ preco: 'SEM_PRECO', ...recorte })).toHaveLength(semPreco ?? 0);
  }
});
