import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { kardex, produtosEstoque } from '../../banco/esquema/estoque/estoques.js';
import { emTransacao } from '../../banco/transacao.js';
import { hoje } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarCardapio, criarLancamento } from '../../teste/cardapios.js';
import { criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';
import { cozinheiroDe, criarEtapa, semearNutrientes } from '../../teste/nutricao.js';
import { lancar } from './kardex.js';

let app: FastifyInstance;
let unidade: Awaited<ReturnType<typeof criarUnidade>>;
let pessoa: Pessoa;
let produtoId: number;
beforeAll(async () => {
  app = await criarAppDeTeste();
  await semearNutrientes(app);
  unidade = await criarUnidade(app);
  pessoa = await entrarComo(app, {
    estoques: [unidade.estoque],
    permissoes: ['ESTOQUES', 'ALIMENTOS', 'PREPAROS', 'PRATOS', 'CARDAPIOS'],
  });
  produtoId = (await criarProduto(app)).id;
});
// Closing checks every invariant.
afterAll(() => app.close());

const lote = (quantidade: number, produto = produtoId) =>
  criarLoteEmEstoque(app, { estoqueId: unidade.estoque.id, produtoId: produto, quantidade });
const saldo = async (id: number) =>
  (await app.banco.select().from(produtosEstoque).where(eq(produtosEstoque.id, id)))[0]?.quantidade;
const IMPRECISA = 'Use no máximo 3 casas decimais. Só a quantidade inteira do lote pode ter mais.';

test('0.021 kg of salt leave a sack of 50 kg, are in the trace of its lot, and come back', async () => {
  const cozinha = cozinheiroDe(app, pessoa);
  const sal = await cozinha.alimento();
  const preparo = await cozinha.preparo([{ alimento: { id: sal.id }, unidadeMedida: 'G', quantidade: 1 }]);
  const prato = await cozinha.prato([preparo], await criarEtapa(app));
  const lancamento = await criarLancamento(app, unidade, await criarCardapio(app, [prato]), hoje());
  const saco = await criarProduto(app, { itemId: sal.itemAlimento.id, medidaReal: '50', unidadeProduto: 'SACO' });
  const linha = await lote(1, saco.id);
  const { id } = (
    await pessoa.injetar('POST', '/refeicoes', {
      dia: hoje(),
      prato: { id: prato.id },
      tipo: 'ALMOCO',
      hora: '11:00',
      quantidadeDePessoas: 21,
      acrescimo: 0,
      lancamentoCardapio: { id: lancamento.id },
      unidadeEducacional: { id: unidade.id },
    })
  ).json();
  expect((await pessoa.injetar('POST', `/refeicoes/${id}/abatimento`)).statusCode).toBe(200);
  expect(await saldo(linha.id)).toBe('0.999580');
  const rastreio = (await pessoa.injetar('GET', `/lotes/${linha.produtoLoteId}/rastreio`)).json();
  expect(rastreio).toMatchObject({ estoques: [{ quantidade: 0.99958 }], refeicoes: [{ quantidade: 0.00042 }] });

  expect((await pessoa.injetar('DELETE', `/refeicoes/${id}`)).statusCode).toBe(204);
  expect(await saldo(linha.id)).toBe('1.000000');
});

describe('what people type has three decimals, or is all that there is', () => {
  const sair = (id: number, quantidade: number) =>
    pessoa.injetar('PUT', `/estoques/${unidade.estoque.id}/produtos-estoque/${id}`, {
      tipoSaidaDireta: 'ESTRAVIO',
      observacao: 'Caiu',
      quantidade,
    });

  test('in an exit, of one lot and of several', async () => {
    const [um, outro] = [await lote(2.123456), await lote(0.99958)];
    expect((await sair(um.id, 1.0005)).json()).toMatchObject({
      status: 422,
      errors: [{ campo: 'quantidade', mensagem: IMPRECISA }],
    });
    expect((await sair(outro.id, 0.999)).json()).toMatchObject({ status: 422, errors: [{ campo: 'quantidade' }] });
    expect([await saldo(um.id), await saldo(outro.id)]).toEqual(['2.123456', '0.999580']);
    expect((await sair(um.id, 1.001)).statusCode).toBe(204);
    const linhas = [
      { produtoEstoque: { id: um.id }, quantidade: 1.122456 },
      { produtoEstoque: { id: outro.id }, quantidade: 0.99958 },
    ];
    const todas = await pessoa.injetar('POST', `/estoques/${unidade.estoque.id}/saidas`, {
      tipoSaidaDireta: 'ESTRAVIO',
      observacao: 'Enchente',
      linhas,
    });
    expect(todas.statusCode).toBe(204);
    expect([await saldo(um.id), await saldo(outro.id)]).toEqual(['0.000000', '0.000000']);
  });

  test('in a balance', async () => {
    const { id } = await lote(2.123456);
    const contar = (novaQuantidade: number) =>
      pessoa.injetar('POST', `/estoques/${unidade.estoque.id}/balancos/produtos-estoque/${id}`, {
        quantidadeAnterior: 2.123456,
        novaQuantidade,
      });
    expect((await contar(2.1234)).json()).toMatchObject({
      status: 422,
      errors: [{ campo: 'novaQuantidade', mensagem: IMPRECISA }],
    });
    expect((await contar(2.123456)).statusCode).toBe(201);
    expect((await contar(2.123)).statusCode).toBe(201);
    expect(await saldo(id)).toBe('2.123000');
  });

  test('in a movement and its loss', async () => {
    const destino = (await criarUnidade(app)).estoque;
    const receptor = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [destino] });
    const { id } = await lote(0.99958);
    const enviar = (quantidade: number) =>
      pessoa.injetar('POST', `/estoques/${unidade.estoque.id}/movimentar/${destino.id}`, [
        { produtoEstoque: { id }, quantidade },
      ]);
    expect((await enviar(0.9995)).json()).toMatchObject({
      status: 422,
      errors: [{ campo: '0.quantidade', mensagem: IMPRECISA }],
    });
    const movimentacao = (await enviar(0.99958)).json();
    expect(await saldo(id)).toBe('0.000000');
    const receber = (quantidade: number) =>
      receptor.injetar('PUT', '/estoques/movimentacoes/receber', {
        idEstoque: destino.id,
        idMovimentacao: movimentacao.id,
        tipoObservacao: 'EXTRAVIO',
        observacao: 'Caiu',
        perdas: [{ produto: { id: movimentacao.produtos[0].id }, quantidade }],
      });
    expect((await receber(0.9995)).json()).toMatchObject({
      status: 422,
      errors: [{ campo: 'perdas.0.quantidade', mensagem: IMPRECISA }],
    });
    expect((await receber(0.5)).json().produtos).toMatchObject([{ quantidade: 0.99958, quantidadePerdida: 0.5 }]);
    const [chegada] = await app.banco
      .select({ quantidade: produtosEstoque.quantidade })
      .from(produtosEstoque)
      .where(eq(produtosEstoque.estoqueId, destino.id));
    expect(chegada?.quantidade).toBe('0.499580');
  });

  test.each([
    [false, 200],
    [true, 422],
  ])('in a count; who counts blindly (%s) does not know what there is', async (asCegas, status) => {
    const { estoque } = await criarUnidade(app);
    const quem = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [estoque] });
    const { id } = await criarLoteEmEstoque(app, { estoqueId: estoque.id, produtoId, quantidade: 0.99958 });
    const aberta = await quem.injetar('POST', `/estoques/${estoque.id}/contagens`, {
      asCegas,
      comZerados: false,
      outraPessoaConfirma: false,
    });
    const url = `/estoques/${estoque.id}/contagens/${aberta.json().id}/produtos-estoque/${id}`;
    expect((await quem.injetar('PUT', url, { contada: 0.99958, lida: null })).statusCode).toBe(status);
    expect((await quem.injetar('PUT', url, { contada: 0.9995, lida: asCegas ? null : 0.99958 })).json()).toMatchObject({
      status: 422,
      errors: [{ campo: 'contada', mensagem: IMPRECISA }],
    });
  });
});

test('the lines of many small draws add up to exactly what left, and the balance is never below zero', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 400_000 }), { minLength: 1, maxLength: 12 }),
      async (milionesimos) => {
        const { id } = await lote(1);
        let resto = 1_000_000;
        for (const quantos of milionesimos) {
          const quantidade = `-${(quantos / 1e6).toFixed(6)}`;
          const retirada = emTransacao({ banco: app.banco, usuario: { id: 1 } }, (tx) =>
            lancar(tx, { produtoEstoqueId: id, quantidade, tipo: 'BALANCO', documento: 'balancos', documentoId: null }),
          );
          if (quantos > resto) await expect(retirada).rejects.toMatchObject({ status: 409 });
          else resto = Math.round(Number(await retirada) * 1e6);
        }
        const lancados = await app.banco.select().from(kardex).where(eq(kardex.produtoEstoqueId, id));
        const soma = lancados.reduce((total, { quantidade }) => total + BigInt(quantidade.replace('.', '')), 0n);
        expect(await saldo(id)).toBe((Number(soma) / 1e6).toFixed(6));
        expect(resto).toBe(Number(soma));
        expect(soma >= 0n).toBe(true);
      },
    ),
    { numRuns: 15 },
  );
});
