import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { auditoria } from '../../banco/esquema/auditoria.js';
import { refeicoes } from '../../banco/esquema/cardapios/refeicoes.js';
import { kardex } from '../../banco/esquema/estoque/estoques.js';
import { verificar } from '../../banco/invariante.js';
import { hoje } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo } from '../../teste/app.js';
import { criarAlimento, criarCardapio, criarLancamento, criarPrato, criarPreparo } from '../../teste/cardapios.js';
import { criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';
import { INVARIANTES_DAS_REFEICOES } from './invariantes.js';

let app: FastifyInstance;
beforeAll(async () => {
  app = await criarAppDeTeste({ quebraInvariantes: true });
});
afterAll(() => app.close());

const violacoes = async () =>
  (await verificar(app.banco, INVARIANTES_DAS_REFEICOES)).flatMap((resultado) => resultado.violacoes);

/** A meal of 10 × 100 g that has taken its kilogram from a lot of 5 packages of 1 kg. */
async function executada() {
  const unidade = await criarUnidade(app);
  const pessoa = await entrarComo(app, { estoques: [unidade.estoque] });
  const arroz = await criarAlimento(app);
  const pacote = await criarProduto(app, { itemId: arroz.itemId });
  const linha = await criarLoteEmEstoque(app, {
    estoqueId: unidade.estoque.id,
    produtoId: pacote.id,
    quantidade: 5,
    dataValidade: '2099-12-31',
  });
  const prato = await criarPrato(app, [await criarPreparo(app, 10, [{ alimento: arroz, quantidade: '1000' }])]);
  const lancamento = await criarLancamento(app, unidade, await criarCardapio(app, [prato]), hoje());
  const nova = {
    dia: hoje(),
    prato: { id: prato.id },
    tipo: 'ALMOCO',
    hora: '11:00',
    quantidadeDePessoas: 10,
    acrescimo: 0,
    lancamentoCardapio: { id: lancamento.id },
    unidadeEducacional: { id: unidade.id },
  };
  const { id } = (await pessoa.injetar('POST', '/refeicoes', nova)).json<{ id: number }>();
  expect((await pessoa.injetar('POST', `/refeicoes/${id}/abatimento`)).statusCode).toBe(200);
  return { id, linha };
}

test('an executed meal breaks no invariant; each inconsistency with the ledger is found at its place', async () => {
  const { id, linha } = await executada();
  expect(await violacoes()).toEqual([]);

  await app.banco.update(refeicoes).set({ executado: false }).where(eq(refeicoes.id, id));
  expect(await violacoes()).toEqual([`refeição ${id}, linha ${linha.id}: lançado -1.000000`]);
  await app.banco.update(refeicoes).set({ executado: true }).where(eq(refeicoes.id, id));

  await app.banco.insert(kardex).values({
    produtoEstoqueId: linha.id,
    quantidade: '-1',
    saldo: '3',
    tipo: 'REFEICAO',
    documento: 'refeicoes',
    documentoId: id,
    usuarioId: 1,
  });
  expect(await violacoes()).toEqual([`refeição ${id}, linha ${linha.id}: anotado 1, lançado 2.000000`]);

  await app.banco.insert(auditoria).values({
    entidade: 'refeicoes',
    entidadeId: id,
    acao: 'EXECUTAR',
    depois: { retiradas: [{ linha: linha.id, quantidade: '1.000' }] },
  });
  expect(await violacoes()).toEqual([`refeição ${id}: 2 execuções`]);
});
