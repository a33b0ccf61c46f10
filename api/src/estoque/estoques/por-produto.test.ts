import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ProdutoNoEstoque } from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import { categorias, faixasEtarias } from '../../banco/esquema/cadastros/convencoes.js';
import { matriculas } from '../../banco/esquema/cadastros/matriculas.js';
import { kardex } from '../../banco/esquema/estoque/estoques.js';
import { kits } from '../../banco/esquema/estoque/kits.js';
import { primeira } from '../../banco/restricoes.js';
import { definirRelogio } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarAlimento, criarCardapio, criarLancamento, criarPrato, criarPreparo } from '../../teste/cardapios.js';
import { abrirMercado, aquisicaoVigente } from '../../teste/compras.js';
import { criarItem, criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';

/** A Monday. */
const HOJE = '2026-11-23';

let app: FastifyInstance;
beforeAll(async () => {
  definirRelogio({ agora: () => new Date(`${HOJE}T15:00:00Z`) });
  // Ledger lines of kits and exits are written directly: the balances of the lots do not follow.
  app = await criarAppDeTeste({ quebraInvariantes: true });
});
afterAll(async () => {
  definirRelogio();
  await app.close();
});

interface Unidade {
  id: number;
  estoque: { id: number };
}

const estoquistaDe = (...unidades: Unidade[]): Promise<Pessoa> =>
  entrarComo(app, { permissoes: ['ESTOQUES'], estoques: unidades.map(({ estoque }) => estoque) });

async function listar(pessoa: Pessoa, { estoque }: Unidade): Promise<ProdutoNoEstoque[]> {
  const resposta = await pessoa.injetar('GET', `/estoques/${estoque.id}/por-produto`);
  if (resposta.statusCode !== 200) throw new Error(resposta.body);
  return resposta.json();
}
const definir = (pessoa: Pessoa, { estoque }: Unidade, produto: number, quantidade: unknown) =>
  pessoa.injetar('PUT', `/estoques/${estoque.id}/minimos/${produto}`, { quantidade });

const lote = ({ estoque }: Unidade, produto: { id: number }, quantidade: number, dataValidade?: string) =>
  criarLoteEmEstoque(app, { estoqueId: estoque.id, produtoId: produto.id, quantidade, dataValidade });

test('each product has the sum of its lots, in parts by their expiry', async () => {
  const [unidade, outra] = [await criarUnidade(app), await criarUnidade(app)];
  const item = await criarItem(app, { nome: 'ARROZ' });
  const saco = await criarProduto(app, {
    nome: 'ARROZ 5 KG',
    itemId: item.id,
    medidaReal: '5',
    unidadeProduto: 'SACO',
  });
  const vazio = await criarProduto(app, { nome: 'ZERADO' });
  await lote(unidade, saco, 2, '2026-11-22');
  await lote(unidade, saco, 3, HOJE);
  await lote(unidade, saco, 0.125, '2026-11-30');
  await lote(unidade, saco, 1, '2026-12-01');
  await lote(unidade, saco, 1.5, '2026-12-23');
  await lote(unidade, saco, 4, '2026-12-24');
  await lote(unidade, vazio, 0);
  await lote(outra, saco, 100);
  expect(await listar(await estoquistaDe(unidade), unidade)).toEqual([
    {
      id: saco.id,
      produto: {
        id: saco.id,
        nome: 'ARROZ 5 KG',
        unidadeProduto: 'SACO',
        medidaReal: 5,
        unidadeMedida: 'KG',
        item: { id: item.id, nome: 'ARROZ' },
      },
      quantidade: 11.625,
      validade: { vencida: 2, emSeteDias: 3.125, emTrintaDias: 2.5, maisTarde: 4 },
      minimo: null,
      minimoSugerido: 0,
      cobertura: null,
    },
    expect.objectContaining({
      id: vazio.id,
      quantidade: 0,
      validade: { vencida: 0, emSeteDias: 0, emTrintaDias: 0, maisTarde: 0 },
    }),
  ]);
});

test('the valid stock of an item covers the calendar, for each of its products', async () => {
  const unidade = await criarUnidade(app);
  const { id: faixaEtariaId } = primeira(
    await app.banco.insert(faixasEtarias).values({ codigo: '6-10a', nome: '6 a 10 anos' }).returning(),
  );
  const etapa = primeira(
    await app.banco.insert(categorias).values({ modalidade: 'FUNDAMENTAL', faixaEtariaId, ordem: 1 }).returning(),
  );
  await app.banco.insert(matriculas).values({
    unidadeEducacionalId: unidade.id,
    ano: 2026,
    categoria: 'FUNDAMENTAL_6_10',
    jornada: 'PARCIAL',
    quantidade: 200,
    origem: 'MANUAL',
  });
  const arroz = await criarAlimento(app);
  const saco = await criarProduto(app, { itemId: arroz.itemId, medidaReal: '5' });
  const quilo = await criarProduto(app, { itemId: arroz.itemId });
  // Counted, not weighed: the calendar, which takes kilograms, says nothing about it.
  const duzia = await criarProduto(app, { itemId: arroz.itemId, medidaReal: '12', unidadeMedida: 'UN' });
  const sal = await criarProduto(app);
  // 200 students × 100 g: 20 kg a day.
  const prato = await criarPrato(app, [await criarPreparo(app, 1, [{ alimento: arroz, quantidade: '100' }])]);
  const cardapio = await criarCardapio(app, [prato], { categoriaId: etapa.id });
  for (const dia of ['2026-11-24', '2026-11-25', '2026-11-26', '2027-01-22'])
    await criarLancamento(app, unidade, cardapio, dia);
  await lote(unidade, saco, 50, '2026-11-22');
  await lote(unidade, saco, 9);
  await lote(unidade, quilo, 14.999);
  await lote(unidade, duzia, 1);
  await lote(unidade, sal, 1);

  const pessoa = await estoquistaDe(unidade);
  const coberturas = async () =>
    new Map((await listar(pessoa, unidade)).map(({ id, cobertura }) => [id, cobertura] as const));
  // 45 + 14.999 kg: a gram is missing on the third day. What has expired does not count.
  const falta = { dias: 3, faltaEm: '26/11/2026' };
  expect(await coberturas()).toEqual(
    new Map([
      [saco.id, falta],
      [quilo.id, falta],
      [duzia.id, null],
      [sal.id, null],
    ]),
  );
  await lote(unidade, quilo, 0.001);
  // 22 January is the 61st day.
  expect((await coberturas()).get(saco.id)).toEqual({ dias: 60, faltaEm: null });
});

test('the minimum is suggested from the kits and meals of 30 days, in whole packages', async () => {
  const [unidade, outra] = [await criarUnidade(app), await criarUnidade(app)];
  const produto = await criarProduto(app);
  const [linha, alheia] = [await lote(unidade, produto, 90), await lote(outra, produto, 90)];
  const entregar = async ({ estoque }: Unidade, produtoEstoqueId: number, data: string, quantidade: string) => {
    const kit = primeira(
      await app.banco
        .insert(kits)
        .values({ estoqueId: estoque.id, nome: 'ALUNO', alunoId: 1, turmaId: 1, escolaId: 1, data, usuarioId: 0 })
        .returning(),
    );
    await app.banco.insert(kardex).values({
      produtoEstoqueId,
      quantidade,
      saldo: '50',
      tipo: 'KIT',
      documento: 'kits',
      documentoId: kit.id,
      usuarioId: 0,
    });
  };
  await entregar(unidade, linha.id, HOJE, '-2.5');
  await entregar(unidade, linha.id, '2026-10-25', '-1.001');
  await entregar(unidade, linha.id, '2026-10-24', '-40');
  await entregar(outra, alheia.id, HOJE, '-50');
  await app.banco.insert(kardex).values({
    produtoEstoqueId: linha.id,
    quantidade: '-30',
    saldo: '20',
    tipo: 'SAIDA',
    documento: 'saidas',
    documentoId: 1,
    usuarioId: 0,
  });
  // 3.501 packages.
  expect(await listar(await estoquistaDe(unidade), unidade)).toMatchObject([{ minimoSugerido: 4 }]);
});

test('a minimum belongs to a unit and a product; it lists the product without lots, and can be taken out', async () => {
  const [unidade, outra] = [await criarUnidade(app), await criarUnidade(app)];
  const produto = await criarProduto(app);
  const pessoa = await estoquistaDe(unidade, outra);
  const minimos = async (uma: Unidade) => (await listar(pessoa, uma)).map(({ id, minimo }) => [id, minimo]);
  expect((await definir(pessoa, unidade, produto.id, 12.5)).statusCode).toBe(204);
  expect(await minimos(unidade)).toEqual([[produto.id, 12.5]]);
  expect(await minimos(outra)).toEqual([]);
  expect((await definir(pessoa, unidade, produto.id, 3)).statusCode).toBe(204);
  expect(await minimos(unidade)).toEqual([[produto.id, 3]]);
  expect((await definir(pessoa, unidade, produto.id, null)).statusCode).toBe(204);
  expect(await minimos(unidade)).toEqual([]);
});

test('a minimum of nothing, and one of an unknown product, are refused', async () => {
  const unidade = await criarUnidade(app);
  const pessoa = await estoquistaDe(unidade);
  const produto = await criarProduto(app);
  for (const quantidade of [0, -1, 0.0001, 'dez', undefined]) {
    const resposta = await definir(pessoa, unidade, produto.id, quantidade);
    expect([resposta.statusCode, resposta.json().errors[0].campo]).toEqual([422, 'quantidade']);
  }
  expect((await definir(pessoa, unidade, 999_999, 1)).statusCode).toBe(404);
  expect(await listar(pessoa, unidade)).toEqual([]);
});

test('the value of one stock, with the lots that have no price', async () => {
  const mercado = await abrirMercado(app);
  await aquisicaoVigente(mercado);
  const { unidade } = mercado;
  const outra = await criarUnidade(app);
  await lote(unidade, mercado.arroz, 2.5);
  await lote(unidade, await criarProduto(app), 7);
  await lote(outra, mercado.arroz, 100);
  const pessoa = await estoquistaDe(unidade, outra);
  // 2.5 sacks at R$ 20.00.
  expect((await pessoa.injetar('GET', `/estoques/${unidade.estoque.id}/valor`)).json()).toEqual({
    unidade: { id: unidade.id, nome: expect.any(String) },
    valor: 50,
    lotes: 2,
    lotesSemPreco: 1,
  });
});
