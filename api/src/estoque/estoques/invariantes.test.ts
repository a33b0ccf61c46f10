import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { kardex, produtosEstoque, saidas } from '../../banco/esquema/estoque/estoques.js';
import { verificar } from '../../banco/invariante.js';
import { criarAppDeTeste } from '../../teste/app.js';
import { criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';
import { INVARIANTES_DO_ESTOQUE } from './invariantes.js';

let app: FastifyInstance;
let linha: { id: number };
beforeAll(async () => {
  app = await criarAppDeTeste({ quebraInvariantes: true });
  const { estoque } = await criarUnidade(app);
  linha = await criarLoteEmEstoque(app, {
    estoqueId: estoque.id,
    produtoId: (await criarProduto(app)).id,
    quantidade: 10,
  });
});
afterAll(() => app.close());

const violacoes = async () =>
  (await verificar(app.banco, INVARIANTES_DO_ESTOQUE)).flatMap((resultado) => resultado.violacoes);

test('a consistent ledger breaks no invariant; each inconsistency is found at its place', async () => {
  expect(await violacoes()).toEqual([]);
  await app.banco.update(produtosEstoque).set({ quantidade: '9.999' }).where(eq(produtosEstoque.id, linha.id));
  expect(await violacoes()).toEqual([`linha ${linha.id}: saldo 9.999000, kardex 10.000000`]);
  await app.banco.update(produtosEstoque).set({ quantidade: '10' }).where(eq(produtosEstoque.id, linha.id));
  const [saida] = await app.banco
    .insert(saidas)
    .values({ produtoEstoqueId: linha.id, tipoSaidaDireta: 'ESTRAVIO', observacao: 'x', quantidade: '2', usuarioId: 1 })
    .returning();
  expect(await violacoes()).toEqual([`saída ${saida?.id}: 2.000000`]);
  const linhaDoKardex = {
    produtoEstoqueId: linha.id,
    tipo: 'SAIDA',
    documento: 'saidas',
    documentoId: saida?.id,
    usuarioId: 1,
  } as const;
  const [errado] = await app.banco
    .insert(kardex)
    .values({ ...linhaDoKardex, quantidade: '-2', saldo: '7' })
    .returning();
  await app.banco.update(produtosEstoque).set({ quantidade: '8' }).where(eq(produtosEstoque.id, linha.id));
  expect(await violacoes()).toEqual([`lançamento ${errado?.id}: saldo 7.000000, soma até ele 8.000000`]);

  // The database itself refuses this one: without that check the breach is still found.
  await app.banco.execute(sql`alter table produtos_estoque drop constraint produtos_estoque_saldo`);
  await app.banco.update(produtosEstoque).set({ quantidade: '-1' }).where(eq(produtosEstoque.id, linha.id));
  expect(await violacoes()).toContain(`linha ${linha.id}: saldo -1.000000`);
});

test('a reversal that is not the opposite of the line that it names is found', async () => {
  const { estoque } = await criarUnidade(app);
  const deUm = { estoqueId: estoque.id, produtoId: (await criarProduto(app)).id, quantidade: 10 };
  const [certa, errada] = [await criarLoteEmEstoque(app, deUm), await criarLoteEmEstoque(app, deUm)];
  /** Takes everything back out of a line, as the reversal of the entry of `estornada`. */
  const estornar = async (linha: number, estornada: number) => {
    const [entrada] = await app.banco.select().from(kardex).where(eq(kardex.produtoEstoqueId, estornada));
    const linhaDoKardex = { tipo: 'ESTORNO', documento: 'produtos_estoque', documentoId: linha, usuarioId: 1 } as const;
    const [escrito] = await app.banco
      .insert(kardex)
      .values({ ...linhaDoKardex, produtoEstoqueId: linha, quantidade: '-10', saldo: '0', estornaId: entrada?.id })
      .returning();
    await app.banco.update(produtosEstoque).set({ quantidade: '0' }).where(eq(produtosEstoque.id, linha));
    return `lançamento ${escrito?.id}: estorna ${entrada?.id}`;
  };
  // The ledger keeps the breaches of the test before.
  const anteriores = await violacoes();
  await estornar(certa.id, certa.id);
  expect(await violacoes()).toEqual(anteriores);
  const deOutroLote = await estornar(errada.id, linha.id);
  expect((await violacoes()).filter((uma) => !anteriores.includes(uma))).toEqual([deOutroLote]);
});
