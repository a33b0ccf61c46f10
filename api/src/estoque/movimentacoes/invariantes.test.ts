import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { INVARIANTES } from '../../areas.js';
import { auditoria } from '../../banco/esquema/auditoria.js';
import { balancos, kardex, produtosEstoque } from '../../banco/esquema/estoque/estoques.js';
import { kitProdutos, kits } from '../../banco/esquema/estoque/kits.js';
import { movimentacaoProdutos, movimentacoes } from '../../banco/esquema/estoque/movimentacoes.js';
import { verificar } from '../../banco/invariante.js';
import { primeira } from '../../banco/restricoes.js';
import { criarAppDeTeste } from '../../teste/app.js';
import { criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';
import { refazerConsumos } from '../estoques/consumo-do-mes.js';

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

test('a document that is marked as reversed and is not, or the other way round, is found; so is a reversal without its line', async () => {
  const deUm = { estoqueId: origem, produtoId: (await criarProduto(app)).id, quantidade: 10 };
  const estorno = { estornadoEm: new Date(), estornadoPorId: 1, motivoEstorno: 'Engano' };
  // The ledger keeps the breaches of the test before.
  const anteriores = await violacoes();
  const novas = async () => (await violacoes()).filter((uma) => !anteriores.includes(uma));
  let saldo = 10;
  const lote = await criarLoteEmEstoque(app, deUm);
  const lancar = async (
    documento: 'kits' | 'balancos' | 'movimentacoes',
    documentoId: number,
    quantidade: number,
    estornaId?: number,
  ) => {
    saldo += quantidade;
    await app.banco
      .update(produtosEstoque)
      .set({ quantidade: String(saldo) })
      .where(eq(produtosEstoque.id, lote.id));
    const tipo = ({ kits: 'KIT', balancos: 'BALANCO', movimentacoes: 'MOVIMENTACAO' } as const)[documento];
    return primeira(
      await app.banco
        .insert(kardex)
        .values({
          produtoEstoqueId: lote.id,
          quantidade: String(quantidade),
          saldo: String(saldo),
          tipo: quantidade > 0 ? 'ESTORNO' : tipo,
          documento,
          documentoId,
          usuarioId: 1,
          estornaId,
        })
        .returning(),
    ).id;
  };
  const doLote = { produtoEstoqueId: lote.id, quantidade: '2' };
  const aluna = { nome: 'ALUNA', alunoId: 1, turmaId: 1, escolaId: 1, data: '2026-11-20' };

  const kit = primeira(
    await app.banco
      .insert(kits)
      .values({ ...aluna, estoqueId: origem, usuarioId: 1 })
      .returning(),
  );
  await app.banco.insert(kitProdutos).values({ ...doLote, kitId: kit.id });
  const doKit = await lancar('kits', kit.id, -2);
  await refazerConsumos(app.banco);
  expect(await novas()).toEqual([]);
  await app.banco.update(kits).set(estorno).where(eq(kits.id, kit.id));
  expect(await novas()).toEqual([`lançamento ${doKit} de kits ${kit.id}`]);
  await lancar('kits', kit.id, 2, doKit);
  await refazerConsumos(app.banco);
  expect(await novas()).toEqual([]);

  const balanco = primeira(
    await app.banco
      .insert(balancos)
      .values({ produtoEstoqueId: lote.id, quantidadeAnterior: '10', novaQuantidade: '8', usuarioId: 1 })
      .returning(),
  );
  const doBalanco = await lancar('balancos', balanco.id, -2);
  await lancar('balancos', balanco.id, 2, doBalanco);
  expect(await novas()).toEqual([`lançamento ${doBalanco} de balancos ${balanco.id}`]);
  await app.banco.update(balancos).set(estorno).where(eq(balancos.id, balanco.id));
  expect(await novas()).toEqual([]);
  const semLinha = await lancar('balancos', balanco.id, 2);
  expect(await novas()).toEqual(expect.arrayContaining([`lançamento ${semLinha} de balancos ${balanco.id}`]));

  const fim = { status: 'RECEBIDA' as const, dataFimMovimentacao: new Date() };
  const movimentacao = primeira(
    await app.banco
      .insert(movimentacoes)
      .values({ ...fim, ...estorno, origemId: origem, destinoId: destino, usuarioId: 1 })
      .returning(),
  );
  await app.banco
    .insert(movimentacaoProdutos)
    .values({ ...doLote, movimentacaoId: movimentacao.id, quantidadePerdida: '2' });
  const daMovimentacao = await lancar('movimentacoes', movimentacao.id, -2);
  expect(await novas()).toContain(`lançamento ${daMovimentacao} de movimentacoes ${movimentacao.id}`);
});
