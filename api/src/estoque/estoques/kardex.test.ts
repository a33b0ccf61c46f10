import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { auditoria } from '../../banco/esquema/auditoria.js';
import { kardex, produtosEstoque, saidas } from '../../banco/esquema/estoque/estoques.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { criarAppDeTeste } from '../../teste/app.js';
import { criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';
import { documentosNovos } from './documentos.js';
import { lancar, lancarTodos } from './kardex.js';
import { abrirLinha, travarLinhas } from './linhas.js';

let app: FastifyInstance;
let estoqueId: number;
let produtoId: number;
beforeAll(async () => {
  app = await criarAppDeTeste();
  estoqueId = (await criarUnidade(app)).estoque.id;
  produtoId = (await criarProduto(app)).id;
});
afterAll(() => app.close());

const noEstoque = <T>(fazer: (tx: Transacao) => Promise<T>) =>
  emTransacao({ banco: app.banco, usuario: { id: 7 } }, fazer);
const linhaCom = (quantidade: number) => criarLoteEmEstoque(app, { estoqueId, produtoId, quantidade });
const saldo = async (id: number) =>
  (await app.banco.select().from(produtosEstoque).where(eq(produtosEstoque.id, id)))[0]?.quantidade;
const linhaDoKardex = { tipo: 'BALANCO', documento: 'balancos', documentoId: 1 } as const;

describe('the ledger', () => {
  test('a line changes the balance exactly, and has its author', async () => {
    const { id } = await linhaCom(10);
    // 10 − 0.1 × 3 in binary floats is 9.7 only by luck of rounding; 0.1 + 0.2 is not 0.3.
    for (const quantidade of ['-0.1', '-0.2', '0.3', '-0.001'])
      await noEstoque((tx) => lancar(tx, { produtoEstoqueId: id, quantidade, ...linhaDoKardex }));
    expect(await saldo(id)).toBe('9.999000');
    const linhas = await app.banco.select().from(kardex).where(eq(kardex.produtoEstoqueId, id)).orderBy(kardex.id);
    expect(linhas.map((l) => l.saldo)).toEqual(['10.000000', '9.900000', '9.700000', '10.000000', '9.999000']);
    expect(linhas.at(-1)).toMatchObject({
      quantidade: '-0.001000',
      usuarioId: 7,
      tipo: 'BALANCO',
      documento: 'balancos',
      documentoId: 1,
    });
  });

  test('a line changes more than once in one statement, one change after the other', async () => {
    const { id } = await linhaCom(4);
    const mudar = (...quantidades: string[]) =>
      noEstoque((tx) =>
        lancarTodos(
          tx,
          quantidades.map((quantidade) => ({ produtoEstoqueId: id, quantidade, ...linhaDoKardex })),
        ),
      );
    expect((await mudar('-3', '5', '-1')).saldos).toEqual(['1.000000', '6.000000', '5.000000']);
    const linhas = await app.banco.select().from(kardex).where(eq(kardex.produtoEstoqueId, id)).orderBy(kardex.id);
    expect(linhas.map((l) => l.saldo)).toEqual(['4.000000', '1.000000', '6.000000', '5.000000']);
    // Five packages cannot lend the sixth to an exit that comes first.
    await expect(mudar('-6', '2')).rejects.toMatchObject({ status: 409 });
    expect(await saldo(id)).toBe('5.000000');
  });

  test('a document with a column that its statement leaves out is an error', () => {
    const novos = documentosNovos('teste', { tabela: saidas, colunas: ['observacao'] });
    const comMais = { observacao: 'X', quantidade: '1' };
    expect(() => novos([{ documento: comMais }])).toThrow('the statement does not write quantidade');
  });

  test('an exit larger than the balance is refused', async () => {
    const { id } = await linhaCom(2.5);
    await expect(
      noEstoque((tx) => lancar(tx, { produtoEstoqueId: id, quantidade: '-2.501', ...linhaDoKardex })),
    ).rejects.toMatchObject({
      status: 409,
      detail: expect.stringMatching(/^Quantidade insuficiente: o lote L\d+ tem 2,5 kg \(2,5 × pacote de 1 kg\)\.$/),
    });
    expect(await saldo(id)).toBe('2.500000');
  });

  test.each([
    'update kardex set quantidade = 1',
    'delete from kardex',
    'truncate kardex',
    `update auditoria set acao = 'EXCLUIR'`,
    'delete from auditoria',
    'truncate auditoria cascade',
  ])('the database refuses: %s', async (comando) => {
    await app.banco.insert(auditoria).values({ entidade: 'itens', acao: 'CRIAR' });
    await expect(app.banco.execute(sql.raw(comando))).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/só aceita inclusões/) },
    });
  });

  test('the database itself refuses a negative balance', async () => {
    const { id } = await linhaCom(1);
    await expect(
      app.banco.update(produtosEstoque).set({ quantidade: '-1' }).where(eq(produtosEstoque.id, id)),
    ).rejects.toMatchObject({ cause: { code: '23514' } });
  });
});

describe('lines', () => {
  test('locking returns them, and 404 when one is missing or deleted', async () => {
    const [a, b] = [await linhaCom(1), await linhaCom(2)];
    const travadas = await noEstoque((tx) => travarLinhas(tx, [b.id, a.id, b.id]));
    expect([...travadas.keys()]).toEqual([a.id, b.id]);
    await app.banco.update(produtosEstoque).set({ excluidoEm: new Date() }).where(eq(produtosEstoque.id, b.id));
    await expect(noEstoque((tx) => travarLinhas(tx, [a.id, b.id]))).rejects.toMatchObject({ status: 404 });
  });

  test('opening a lot twice gives the same line; a deleted one is restored', async () => {
    const lote = { produtoId, numero: 'X1', dataFabricacao: '2026-01-01', dataValidade: '2026-12-31' };
    const id = await noEstoque((tx) => abrirLinha(tx, estoqueId, lote));
    expect(await saldo(id)).toBe('0.000000');
    await app.banco.update(produtosEstoque).set({ excluidoEm: new Date() }).where(eq(produtosEstoque.id, id));
    expect(await noEstoque((tx) => abrirLinha(tx, estoqueId, lote))).toBe(id);
    await expect(noEstoque((tx) => travarLinhas(tx, [id]))).resolves.toBeDefined();
    expect(await noEstoque((tx) => abrirLinha(tx, estoqueId, { ...lote, dataValidade: '2027-01-31' }))).not.toBe(id);
  });
});
