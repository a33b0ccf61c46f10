import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';

let app: FastifyInstance;
let estoquista: Pessoa;
let estoque: number;
let produto: number;
beforeAll(async () => {
  app = await criarAppDeTeste();
  estoque = (await criarUnidade(app)).estoque.id;
  estoquista = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [{ id: estoque }] });
  produto = (await criarProduto(app)).id;
});
afterAll(() => app.close());

const caminho = (linha: number) => `/estoques/${estoque}/produtos-estoque/${linha}`;
const ids = async () =>
  (await estoquista.injetar('GET', `/estoques/${estoque}/produtos-estoque`)).json().map(({ id }: { id: number }) => id);
const historico = async (linha: number) =>
  (await estoquista.injetar('GET', `${caminho(linha)}/kardex`))
    .json()
    .map(({ tipo, quantidade, saldo }: Record<string, unknown>) => [tipo, quantidade, saldo]);

describe('DELETE /estoques/:id/produtos-estoque/:idProduto', () => {
  test('writes the balance off, hides the line and keeps its history', async () => {
    const { id } = await criarLoteEmEstoque(app, { estoqueId: estoque, produtoId: produto, quantidade: 7 });
    expect((await estoquista.injetar('DELETE', caminho(id))).statusCode).toBe(204);
    expect(await ids()).not.toContain(id);
    expect(await historico(id)).toEqual([
      ['EXCLUSAO', -7, 0],
      ['ADICAO', 7, 7],
    ]);
  });

  test('a second deletion is 404, and nothing more is written', async () => {
    const { id } = await criarLoteEmEstoque(app, { estoqueId: estoque, produtoId: produto, quantidade: 1 });
    await estoquista.injetar('DELETE', caminho(id));
    const outraVez = await estoquista.injetar('DELETE', caminho(id));
    expect(outraVez.statusCode).toBe(404);
    expect(outraVez.json().detail).toBe('O produto não está neste estoque.');
    expect(await historico(id)).toHaveLength(2);
  });

  test('the same lot added again is the same line, with its whole history', async () => {
    const numero = 'VOLTA';
    const { id } = await criarLoteEmEstoque(app, { estoqueId: estoque, produtoId: produto, quantidade: 2, numero });
    await estoquista.injetar('DELETE', caminho(id));
    const lote = {
      numero,
      produto: { id: produto },
      dataFabricacao: '2026-01-01',
      dataValidade: '2099-12-31',
      quantidade: 3,
    };
    expect((await estoquista.injetar('POST', `/estoques/${estoque}/produtos-estoque`, lote)).json()).toMatchObject({
      id,
      quantidade: 3,
    });
    expect(await historico(id)).toEqual([
      ['ADICAO', 3, 3],
      ['EXCLUSAO', -2, 0],
      ['ADICAO', 2, 2],
    ]);
  });
});

test('a line of another unit is 404, with any verb', async () => {
  const alheio = (await criarUnidade(app)).estoque.id;
  const { id } = await criarLoteEmEstoque(app, { estoqueId: alheio, produtoId: produto, quantidade: 5 });
  const saida = { tipoSaidaDireta: 'ESTRAVIO', observacao: 'X', quantidade: 1 };
  const respostas = [
    await estoquista.injetar('DELETE', caminho(id)),
    await estoquista.injetar('PUT', caminho(id), saida),
    await estoquista.injetar('GET', `${caminho(id)}/kardex`),
    await estoquista.injetar('POST', `/estoques/${estoque}/balancos/produtos-estoque/${id}`, {
      quantidadeAnterior: 5,
      novaQuantidade: 1,
    }),
  ];
  expect(respostas.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  expect((await app.banco.query.produtosEstoque.findFirst({ where: (t, { eq }) => eq(t.id, id) }))?.quantidade).toBe(
    '5.000000',
  );
});
