import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { auditoria } from '../../banco/esquema/auditoria.js';
import { balancos, kardex, produtosEstoque } from '../../banco/esquema/estoques.js';
import { kitProdutos, kits } from '../../banco/esquema/kits.js';
import { movimentacaoProdutos, movimentacoes } from '../../banco/esquema/movimentacoes.js';
import { verificar } from '../../banco/invariante.js';
import { primeira } from '../../banco/restricoes.js';
import { criarAppDeTeste } from '../../teste/app.js';
import { criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';
import { INVARIANTES } from '../invariantes.js';

let app: FastifyInstance;
let origem: number;
let destino: number;
let linha: { id: number };
beforeAll(async () => {
  app = await criarAppDeTeste({ quebraInvariantes: true });
  [origem, destino] = [(await criarUnidade(app)).estoque.id, (await criarUnidade(app)).estoque.id];
  linha = await criarLoteEmEstoque(app, { estoqueId: origem, produtoId: (await criarProduto(app)).id, quantidade: 10 });
});
afterAll(() => app.close());

const violacoes = async () => (await verificar(app.banco, INVARIANTES)).flatMap((resultado) => resultado.violacoes);

test('each inconsistency between a document and the ledger is found at its place', async () => {
  expect(await violacoes()).toEqual([]);

  const { id } = primeira(
    await app.banco.insert(movimentacoes).values({ origemId: origem, destinoId: destino, usuarioId: 1 }).returning(),
  );
  const produto = primeira(
    await app.banco
      .insert(movimentacaoProdutos)
      .values({ movimentacaoId: id, produtoEstoqueId: linha.id, quantidade: '4' })
      .returning(),
  );
  const nunca = `movimentação ${id} (EM_TRANSITO), produto ${produto.id}: enviado 4.000000, saiu 0, entrou 0, perdido 0.000000, voltou 0`;
  expect(await violacoes()).toEqual([nunca]);
  await app.banco.insert(kardex).values({
    produtoEstoqueId: linha.id,
    quantidade: '-4',
    saldo: '6',
    tipo: 'MOVIMENTACAO',
    documento: 'movimentacoes',
    documentoId: id,
    usuarioId: 1,
  });
  await app.banco.update(produtosEstoque).set({ quantidade: '6' }).where(eq(produtosEstoque.id, linha.id));
  expect(await violacoes()).toEqual([]);

  // Declared received, with nothing in the destination and no end date.
  await app.banco.update(movimentacoes).set({ status: 'RECEBIDA' }).where(eq(movimentacoes.id, id));
  expect(await violacoes()).toEqual([
    `movimentação ${id} (RECEBIDA), produto ${produto.id}: enviado 4.000000, saiu 4.000000, entrou 0, perdido 0.000000, voltou 0`,
    `movimentação ${id} (RECEBIDA)`,
  ]);
  await app.banco.update(movimentacoes).set({ dataFimMovimentacao: new Date() }).where(eq(movimentacoes.id, id));
  await app.banco
    .update(movimentacaoProdutos)
    .set({ quantidadePerdida: '4' })
    .where(eq(movimentacaoProdutos.id, produto.id));
  expect(await violacoes()).toEqual([]);

  const contagem = primeira(
    await app.banco
      .insert(balancos)
      .values({ produtoEstoqueId: linha.id, quantidadeAnterior: '6', novaQuantidade: '5', usuarioId: 1 })
      .returning(),
  );
  expect(await violacoes()).toEqual([`balanço ${contagem.id}: de 6.000000 para 5.000000, lançado 0`]);
  await app.banco.delete(balancos).where(eq(balancos.id, contagem.id));

  const kit = primeira(
    await app.banco
      .insert(kits)
      .values({
        estoqueId: origem,
        nome: 'ALUNA',
        alunoId: 1,
        turmaId: 1,
        escolaId: 1,
        data: '2026-11-20',
        usuarioId: 1,
      })
      .returning(),
  );
  await app.banco.insert(kitProdutos).values({ kitId: kit.id, produtoEstoqueId: linha.id, quantidade: '2' });
  expect(await violacoes()).toEqual([`kit ${kit.id}, linha ${linha.id}: leva 2.000000, lançado 0`]);
  await app.banco.delete(kitProdutos).where(eq(kitProdutos.kitId, kit.id));

  const outra = await criarLoteEmEstoque(app, {
    estoqueId: destino,
    produtoId: (await criarProduto(app)).id,
    quantidade: 1,
  });
  const alheio = primeira(
    await app.banco
      .insert(kardex)
      .values({
        produtoEstoqueId: outra.id,
        quantidade: '1',
        saldo: '2',
        tipo: 'MOVIMENTACAO',
        documento: 'movimentacoes',
        documentoId: id,
        usuarioId: 1,
      })
      .returning(),
  );
  await app.banco.update(produtosEstoque).set({ quantidade: '2' }).where(eq(produtosEstoque.id, outra.id));
  expect(await violacoes()).toEqual([`lançamento ${alheio.id} da movimentação ${id}`]);

  for (const acao of ['RECEBER', 'CANCELAR'])
    await app.banco.insert(auditoria).values({ entidade: 'movimentacoes', entidadeId: id, acao });
  expect(await violacoes()).toContain(`movimentação ${id}: 2 encerramentos`);
});
