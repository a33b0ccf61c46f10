import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { PERMISSOES, type Vencimentos } from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import { categorias, faixasEtarias } from '../../banco/esquema/cadastros/convencoes.js';
import { matriculas } from '../../banco/esquema/cadastros/matriculas.js';
import { primeira } from '../../banco/restricoes.js';
import { definirRelogio } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarAlimento, criarCardapio, criarLancamento, criarPrato, criarPreparo } from '../../teste/cardapios.js';
import { abrirMercado, aquisicaoVigente, type Mercado } from '../../teste/compras.js';
import { criarItem, criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';
import { importadorDe } from '../../teste/planilhas.js';

type Unidade = Awaited<ReturnType<typeof criarUnidade>>;

let app: FastifyInstance;
let mercado: Mercado;
let etapa: { id: number };
let a: Unidade;
let b: Unidade;
let pessoa: Pessoa;
let arroz: Awaited<ReturnType<typeof criarAlimento>>;
let pacote: Awaited<ReturnType<typeof criarProduto>>;

beforeAll(async () => {
  // The Monday before the worked example.
  definirRelogio({ agora: () => new Date('2026-11-16T15:00:00Z') });
  app = await criarAppDeTeste();
  mercado = await abrirMercado(app);
  const faixa = primeira(
    await app.banco.insert(faixasEtarias).values({ codigo: '6-10a', nome: '6 a 10 anos' }).returning(),
  );
  etapa = primeira(
    await app.banco
      .insert(categorias)
      .values({ modalidade: 'FUNDAMENTAL', faixaEtariaId: faixa.id, ordem: 1 })
      .returning(),
  );
});
afterAll(async () => {
  definirRelogio();
  await app.close();
});
beforeEach(async () => {
  [a, b] = [await criarUnidade(app, { nome: 'ESCOLA A' }), await criarUnidade(app, { nome: 'ESCOLA B' })];
  pessoa = await entrarComo(app, { permissoes: PERMISSOES, estoques: [a.estoque, b.estoque] });
  arroz = await criarAlimento(app);
  pacote = await criarProduto(app, { itemId: arroz.itemId, unidadeProduto: 'SACO' });
});

/** 100 students, so that a dish of 10 g for each takes 1 kg. */
const matricular = (unidade: Unidade) =>
  app.banco.insert(matriculas).values({
    unidadeEducacionalId: unidade.id,
    ano: 2026,
    categoria: 'FUNDAMENTAL_6_10',
    jornada: 'PARCIAL',
    quantidade: 100,
    origem: 'MANUAL',
  });

/** A cardápio of a day that takes so many kilograms of rice. */
async function servir(unidade: Unidade, dia: string, kg: number) {
  const prato = await criarPrato(app, [await criarPreparo(app, 1, [{ alimento: arroz, quantidade: String(kg * 10) }])]);
  return criarLancamento(app, unidade, await criarCardapio(app, [prato], { categoriaId: etapa.id }), dia);
}

/** Packages of 1 kg. */
const guardar = (unidade: Unidade, numero: string, quantidade: number, dataValidade: string, produtoId = pacote.id) =>
  criarLoteEmEstoque(app, { estoqueId: unidade.estoque.id, produtoId, numero, quantidade, dataValidade });

const prever = async (quem = pessoa): Promise<Vencimentos> => (await quem.injetar('GET', '/vencimentos')).json();
const resumo = ({ lotes }: Vencimentos) =>
  lotes.map(({ produtoLote, quantidade, sobra, motivo }) => [produtoLote.numero, quantidade, sobra, motivo]);

/** The worked example: 6 kg on 18/11 and 12 kg on 25/11, L1 10 kg until 20/11, L2 20 kg until 05/12. */
async function exemplo() {
  await matricular(a);
  const l1 = await guardar(a, 'L1', 10, '2026-11-20');
  await guardar(a, 'L2', 20, '2026-12-05');
  await servir(a, '2026-11-18', 6);
  await servir(a, '2026-11-25', 12);
  return l1;
}

test('the worked example, figure by figure, with its value', async () => {
  const l1 = await exemplo();
  // R$ 20.00 a package by the contract.
  await aquisicaoVigente({ ...mercado, arroz: pacote });
  const vencimentos = await prever();
  expect(vencimentos.ate).toBe('25/11/2026');
  expect(resumo(vencimentos)).toEqual([
    ['L1', 10, 4, 'VENCE_ANTES'],
    ['L2', 20, 8, 'SEM_USO'],
  ]);
  expect(vencimentos.lotes[0]).toMatchObject({
    unidade: { id: a.id, nome: 'ESCOLA A' },
    estoque: a.estoque.id,
    produtoEstoque: l1.id,
    produtoLote: { numero: 'L1', dataValidade: '20/11/2026', produto: { id: pacote.id } },
    valor: 80,
    origemPreco: 'CONTRATO',
    destino: null,
    // The dish of 18/11 can be changed; that of 25/11 comes too late.
    trocarEm: '18/11/2026',
  });
  expect(vencimentos.lotes[1]).toMatchObject({ valor: 160, trocarEm: '25/11/2026' });
});

test('a use on 20/11 still takes L1', async () => {
  await exemplo();
  await servir(a, '2026-11-20', 3);
  expect(resumo(await prever())).toEqual([
    ['L1', 10, 1, 'VENCE_ANTES'],
    ['L2', 20, 8, 'SEM_USO'],
  ]);
});

test('blocked and expired lots and items that are not cooked are left out; a lot of grams is in packages', async () => {
  const bloqueado = await guardar(a, 'BLOQUEADO', 5, '2026-12-01');
  await pessoa.injetar('PUT', `/lotes/${bloqueado.produtoLoteId}/bloquear`, { motivo: 'Laudo' });
  await guardar(a, 'VENCIDO', 5, '2026-11-15');
  const sabao = await criarProduto(app, { itemId: (await criarItem(app, { itemProdutoTipo: 'LIMPEZA' })).id });
  await guardar(a, 'SABAO', 5, '2026-12-01', sabao.id);
  const pequeno = await criarProduto(app, { itemId: arroz.itemId, medidaReal: '500', unidadeMedida: 'G' });
  await guardar(a, 'PEQUENO', 10, '2026-12-01', pequeno.id);
  await matricular(a);
  await servir(a, '2026-11-18', 2);
  // 5 kg less 2 kg are 6 packages of 500 g.
  expect(resumo(await prever())).toEqual([['PEQUENO', 10, 6, 'SEM_USO']]);
});

test('a movement is offered to the unit that uses the lot in time, as much as it uses', async () => {
  await exemplo();
  await matricular(b);
  await servir(b, '2026-11-19', 3);
  const { lotes } = await prever();
  expect(lotes[0]).toMatchObject({
    produtoLote: { numero: 'L1' },
    destino: { unidade: { id: b.id, nome: 'ESCOLA B' }, estoque: b.estoque.id, quantidade: 3 },
  });
});

test('a third unit with menus far ahead changes no offer between two others', async () => {
  await exemplo();
  await matricular(b);
  await servir(b, '2026-11-19', 3);
  // B may still plan a use of it: it is lost only if it expires within 30 days after the last menu of B.
  await guardar(b, 'L4', 3, '2027-01-15');
  const destino = { unidade: { id: b.id }, quantidade: 3 };
  expect((await prever()).lotes[0]).toMatchObject({ produtoLote: { numero: 'L1' }, destino });
  const c = await criarUnidade(app, { nome: 'ESCOLA C' });
  await servir(c, '2026-12-31', 1);
  const deTres = await entrarComo(app, { permissoes: PERMISSOES, estoques: [a.estoque, b.estoque, c.estoque] });
  expect((await prever(deTres)).lotes[0]).toMatchObject({ produtoLote: { numero: 'L1' }, destino });
});

test('it is not offered when the total that expires would stay the same, nor for goods on their way', async () => {
  await exemplo();
  await matricular(b);
  await servir(b, '2026-11-19', 3);
  // What B has for it expires too, and has no other use.
  const l3 = await guardar(b, 'L3', 3, '2026-11-27');
  expect((await prever()).lotes.map(({ destino }) => destino)).toEqual([null, null]);

  await pessoa.injetar('POST', `/estoques/${b.estoque.id}/movimentar/${a.estoque.id}`, [
    { produtoEstoque: { id: l3.id }, quantidade: 3 },
  ]);
  const { lotes } = await prever();
  // L1 is offered for what B lacks now. L3 is used after L1 and before L2, on 25/11: 11 kg of L2 are left.
  expect(lotes.map(({ produtoLote, sobra, destino }) => [produtoLote.numero, sobra, destino?.quantidade])).toEqual([
    ['L1', 4, 3],
    ['L2', 11, 3],
  ]);
});

test('a lot on its way to the unit is named, and cannot be moved', async () => {
  const l1 = await guardar(b, 'L1', 5, '2026-11-20');
  await pessoa.injetar('POST', `/estoques/${b.estoque.id}/movimentar/${a.estoque.id}`, [
    { produtoEstoque: { id: l1.id }, quantidade: 5 },
  ]);
  await matricular(b);
  await servir(b, '2026-11-19', 5);
  const { lotes } = await prever();
  expect(
    lotes.map(({ unidade, produtoEstoque, sobra, destino }) => [unidade.id, produtoEstoque, sobra, destino]),
  ).toEqual([[a.id, null, 5, null]]);
});

test('each user sees the units of their own, and is offered no other', async () => {
  await exemplo();
  await matricular(b);
  await servir(b, '2026-11-19', 3);
  const daA = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [a.estoque] });
  expect((await prever(daA)).lotes.map(({ produtoLote, destino }) => [produtoLote.numero, destino])).toEqual([
    ['L1', null],
    ['L2', null],
  ]);
  const daB = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [b.estoque] });
  expect(await prever(daB)).toEqual({ ate: '19/11/2026', lotes: [] });
  const semPermissao = await entrarComo(app, { permissoes: [], estoques: [a.estoque] });
  expect((await semPermissao.injetar('GET', '/vencimentos')).statusCode).toBe(403);
});

test('without any cardápio ahead every lot is without use', async () => {
  await guardar(a, 'L1', 5, '2026-11-20');
  const vencimentos = await prever();
  expect(vencimentos.ate).toBeNull();
  expect(resumo(vencimentos)).toEqual([['L1', 5, 5, 'SEM_USO']]);
  expect(vencimentos.lotes[0]).toMatchObject({ valor: null, trocarEm: null });
});

test('the export has the rows that are asked for, in their order; each keeps its id while the stock changes', async () => {
  await exemplo();
  // 4 packages come by a movement: no meal uses them.
  const deB = await guardar(b, 'L0', 4, '2026-11-17');
  await pessoa.injetar('POST', `/estoques/${b.estoque.id}/movimentar/${a.estoque.id}`, [
    { produtoEstoque: { id: deB.id }, quantidade: 4 },
  ]);
  const ids = Object.fromEntries((await prever()).lotes.map(({ id, produtoLote }) => [produtoLote.numero, id]));
  expect(new Set(Object.values(ids)).size).toBe(3);
  // L3 expires first now: it takes the first place, and the others keep their ids.
  await guardar(a, 'L3', 1, '2026-11-16');
  const arquivo = await importadorDe(() => pessoa).exportar('vencimentos', {
    formato: 'CSV',
    ids: [ids.L2 ?? 0, ids.L0 ?? 0],
  });
  const [titulos, ...linhas] = arquivo
    .toString()
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n');
  expect(titulos).toBe(
    'Unidade;Produto;Item;Lote;Fabricação;Validade;Onde está;Tem;Sobra ao vencer;Embalagem;Conteúdo;Conteúdo da sobra;Medida;Motivo;Valor da sobra;Preço estimado;Quem usa a tempo;Quantidade para quem usa;Trocar o prato até',
  );
  expect(linhas.map((linha) => linha.split(';').filter((_, i) => [0, 3, 5, 6, 7, 8, 11, 12, 13].includes(i)))).toEqual([
    ['ESCOLA A', 'L2', '05/12/2026', 'No estoque', '20', '8', '8', 'kg', 'Sem uso planejado'],
    ['ESCOLA A', 'L0', '17/11/2026', 'A caminho', '4', '4', '4', 'kg', 'Vence antes do próximo uso'],
  ]);
});
