import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarItem, criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';

let app: FastifyInstance;
let estoquista: Pessoa;
let estoque: number;
let produto: number;
beforeAll(async () => {
  app = await criarAppDeTeste();
  estoque = (await criarUnidade(app)).estoque.id;
  estoquista = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [{ id: estoque }] });
  produto = (await criarProduto(app, { nome: 'FEIJÃO 1 KG', itemId: (await criarItem(app, { nome: 'FEIJÃO' })).id }))
    .id;
});
afterAll(() => app.close());

const lote = (quantidade: number) => criarLoteEmEstoque(app, { estoqueId: estoque, produtoId: produto, quantidade });
const balancear = (linha: number, quantidadeAnterior: number, novaQuantidade: number) =>
  estoquista.injetar('POST', `/estoques/${estoque}/balancos/produtos-estoque/${linha}`, {
    quantidadeAnterior,
    novaQuantidade,
  });
const kardex = async (linha: number) =>
  (await estoquista.injetar('GET', `/estoques/${estoque}/produtos-estoque/${linha}/kardex`))
    .json()
    .map(({ tipo, quantidade, saldo }: Record<string, unknown>) => [tipo, quantidade, saldo]);

describe('POST /estoques/:id/balancos/produtos-estoque/:idProduto', () => {
  test.each([
    { de: 10, para: 12.25, diferenca: 2.25 },
    { de: 10, para: 0, diferenca: -10 },
    { de: 0.3, para: 0.1, diferenca: -0.2 },
  ])('$de counted as $para writes the difference $diferenca into the ledger', async ({ de, para, diferenca }) => {
    const { id } = await lote(de);
    const resposta = await balancear(id, de, para);
    expect(resposta.statusCode).toBe(201);
    expect(resposta.json()).toMatchObject({
      quantidadeAnterior: de,
      novaQuantidade: para,
      produtoLote: { produto: { nome: 'FEIJÃO 1 KG', item: { nome: 'FEIJÃO' } } },
    });
    expect((await kardex(id))[0]).toEqual(['BALANCO', diferenca, para]);
  });

  test('a count that agrees is recorded and corrects nothing', async () => {
    const { id } = await lote(4);
    expect((await balancear(id, 4, 4)).statusCode).toBe(201);
    expect(await kardex(id)).toEqual([['ADICAO', 4, 4]]);
  });

  test('a count on a stale quantity is refused with the current quantity, and nothing is written', async () => {
    const { id } = await lote(10);
    await estoquista.injetar('PUT', `/estoques/${estoque}/produtos-estoque/${id}`, {
      tipoSaidaDireta: 'ESTRAVIO',
      observacao: 'CAIU',
      quantidade: 1.5,
    });
    const resposta = await balancear(id, 10, 9);
    expect(resposta.statusCode).toBe(409);
    expect(resposta.json()).toMatchObject({
      detail:
        'A quantidade mudou: agora o lote tem 8,5 kg (8,5 × pacote de 1 kg). Confira a contagem e refaça o balanço.',
      errors: [{ campo: 'quantidadeAnterior' }],
    });
    expect(await kardex(id)).toHaveLength(2);
  });

  test('a negative count is refused at its field', async () => {
    const { id } = await lote(1);
    const resposta = await balancear(id, 1, -0.001);
    expect(resposta.statusCode).toBe(422);
    expect(resposta.json().errors).toEqual([
      { campo: 'novaQuantidade', mensagem: 'A quantidade não pode ser negativa.' },
    ]);
  });

  test('one of two simultaneous counts on the same quantity is refused', async () => {
    const { id } = await lote(10);
    const respostas = await Promise.all([balancear(id, 10, 7), balancear(id, 10, 8)]);
    expect(respostas.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });
});

describe('POST /estoques/:id/balancos', () => {
  const balancearVarios = (linhas: [id: number, de: number, para: number][]) =>
    estoquista.injetar(
      'POST',
      `/estoques/${estoque}/balancos`,
      linhas.map(([id, quantidadeAnterior, novaQuantidade]) => ({
        produtoEstoque: { id },
        quantidadeAnterior,
        novaQuantidade,
      })),
    );

  test('records each count; one that agrees corrects nothing', async () => {
    const [um, dois] = [await lote(10), await lote(4)];
    const resposta = await balancearVarios([
      [um.id, 10, 8.5],
      [dois.id, 4, 4],
    ]);
    expect(resposta.statusCode).toBe(201);
    expect(resposta.json()).toHaveLength(2);
    expect((await kardex(um.id))[0]).toEqual(['BALANCO', -1.5, 8.5]);
    expect(await kardex(dois.id)).toHaveLength(1);
  });

  test('all or none: a stale quantity refuses all, at its lot', async () => {
    const [um, dois] = [await lote(10), await lote(4)];
    const resposta = await balancearVarios([
      [um.id, 10, 9],
      [dois.id, 5, 3],
    ]);
    expect([resposta.statusCode, resposta.json().errors]).toEqual([
      409,
      [
        {
          campo: '1.quantidadeAnterior',
          mensagem:
            'A quantidade mudou: agora o lote tem 4 kg (4 × pacote de 1 kg). Confira a contagem e refaça o balanço.',
        },
      ],
    ]);
    expect(await kardex(um.id)).toHaveLength(1);
  });
});

describe('GET /estoques/:id/balancos', () => {
  test('lists only the counts of the stock, newest first, with author and time', async () => {
    const outro = (await criarUnidade(app)).estoque.id;
    const pessoa = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [{ id: outro }] });
    const { id } = await criarLoteEmEstoque(app, { estoqueId: outro, produtoId: produto, quantidade: 3 });
    const url = `/estoques/${outro}/balancos/produtos-estoque/${id}`;
    await pessoa.injetar('POST', url, { quantidadeAnterior: 3, novaQuantidade: 2 });
    await pessoa.injetar('POST', url, { quantidadeAnterior: 2, novaQuantidade: 5 });
    const lista = (await pessoa.injetar('GET', `/estoques/${outro}/balancos`)).json();
    expect(lista).toEqual([
      expect.objectContaining({
        quantidadeAnterior: 2,
        novaQuantidade: 5,
        usuario: { pessoa: { nome: expect.stringMatching(/^PESSOA/) } },
        dataHora: expect.stringMatching(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/),
      }),
      expect.objectContaining({ quantidadeAnterior: 3, novaQuantidade: 2 }),
    ]);
    expect((await estoquista.injetar('GET', `/estoques/${outro}/balancos`)).statusCode).toBe(403);
  });
});
