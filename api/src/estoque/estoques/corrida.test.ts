import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { INVARIANTES } from '../../areas.js';
import { verificar } from '../../banco/invariante.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';

let app: FastifyInstance;
let pessoa: Pessoa;
let estoques: number[];
let produto: number;
beforeAll(async () => {
  app = await criarAppDeTeste();
  const unidades = [await criarUnidade(app), await criarUnidade(app)];
  estoques = unidades.map(({ estoque }) => estoque.id);
  pessoa = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: unidades.map(({ estoque }) => estoque) });
  produto = (await criarProduto(app)).id;
});
afterAll(() => app.close());

const contar = (status: number[], qual: number) => status.filter((um) => um === qual).length;

test('30 of 50 simultaneous exits of 1 from a lot of 30 succeed and 20 are refused, in 20 rounds', async () => {
  for (let rodada = 0; rodada < 20; rodada++) {
    const { id } = await criarLoteEmEstoque(app, { estoqueId: estoques[0]!, produtoId: produto, quantidade: 30 });
    const saida = { tipoSaidaDireta: 'ESTRAVIO', observacao: 'X', quantidade: 1 };
    const respostas = await Promise.all(
      Array.from({ length: 50 }, () => pessoa.injetar('PUT', `/estoques/${estoques[0]}/produtos-estoque/${id}`, saida)),
    );
    const status = respostas.map(({ statusCode }) => statusCode);
    expect([contar(status, 204), contar(status, 409)]).toEqual([30, 20]);
  }
  expect((await verificar(app.banco, INVARIANTES)).flatMap(({ violacoes }) => violacoes)).toEqual([]);
});

test('movements in both directions at once, of the same lots in opposite orders, end without loss', async () => {
  const [a, b] = estoques as [number, number];
  const lotes = [
    await criarLoteEmEstoque(app, { estoqueId: a, produtoId: produto, quantidade: 100 }),
    await criarLoteEmEstoque(app, { estoqueId: a, produtoId: produto, quantidade: 100 }),
  ];
  const enviar = (ordem: typeof lotes) =>
    pessoa.injetar(
      'POST',
      `/estoques/${a}/movimentar/${b}`,
      ordem.map(({ id }) => ({ produtoEstoque: { id }, quantidade: 1 })),
    );
  const idas = await Promise.all(Array.from({ length: 20 }, (_, i) => enviar(i % 2 ? lotes : lotes.toReversed())));
  expect(
    contar(
      idas.map(({ statusCode }) => statusCode),
      201,
    ),
  ).toBe(20);
  // Half of them are received while the other half are cancelled: both write the same lots in two stocks.
  const fins = await Promise.all(
    idas.map((ida, i) =>
      i % 2
        ? pessoa.injetar('PUT', '/estoques/movimentacoes/receber', { idEstoque: b, idMovimentacao: ida.json().id })
        : pessoa.injetar('PUT', `/estoques/${b}/movimentacoes/${ida.json().id}/cancelar`, { motivo: 'X' }),
    ),
  );
  expect(
    contar(
      fins.map(({ statusCode }) => statusCode),
      200,
    ),
  ).toBe(20);
  const quantidades = async (estoque: number) => {
    const linhas: { quantidade: number; produtoLote: { id: number } }[] = (
      await pessoa.injetar('GET', `/estoques/${estoque}/produtos-estoque`)
    ).json();
    return lotes.map(
      ({ produtoLoteId }) => linhas.find(({ produtoLote }) => produtoLote.id === produtoLoteId)?.quantidade,
    );
  };
  expect([await quantidades(a), await quantidades(b)]).toEqual([
    [90, 90],
    [10, 10],
  ]);
  expect((await verificar(app.banco, INVARIANTES)).flatMap(({ violacoes }) => violacoes)).toEqual([]);
});
