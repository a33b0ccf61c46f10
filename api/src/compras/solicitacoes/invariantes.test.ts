import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { auditoria } from '../../banco/esquema/auditoria.js';
import { aquisicoes } from '../../banco/esquema/compras/aquisicoes.js';
import {
  itensSolicitacao,
  recebimentoProdutos,
  recebimentos,
  solicitacoes,
} from '../../banco/esquema/compras/solicitacoes.js';
import { verificar } from '../../banco/invariante.js';
import { criarAppDeTeste } from '../../teste/app.js';
import { abrirMercado, aquisicaoVigente, corpoDoRecebimento, solicitar, type Mercado } from '../../teste/compras.js';
import { INVARIANTES_DAS_COMPRAS } from './invariantes.js';

let app: FastifyInstance;
let mercado: Mercado;
beforeAll(async () => {
  app = await criarAppDeTeste({ quebraInvariantes: true });
  mercado = await abrirMercado(app);
});
afterAll(() => app.close());

const CANCELAMENTOS =
  'Nenhuma aquisição e nenhuma solicitação foi cancelada duas vezes, nem tem o que só vem antes do cancelamento';

const violadas = async () =>
  (await verificar(app.banco, INVARIANTES_DAS_COMPRAS)).filter(({ total }) => total > 0).map(({ nome }) => nome);

test('each breach is found, and nothing else', async () => {
  const aquisicao = await aquisicaoVigente(mercado);
  const { id } = await solicitar(mercado, aquisicao, 10);
  await mercado.comprador.injetar('PUT', `/solicitacoes/${id}/receber`, corpoDoRecebimento(mercado, 4));
  const contrato = { id: aquisicao.propostasVencedoras[0]!.id };
  const itensAditivados = [{ produto: { id: mercado.arroz.id }, propostaVencedora: contrato, quantidade: 28.75 }];
  await mercado.comprador.injetar('POST', '/aditivos', {
    aquisicao: { id: aquisicao.id },
    aditivoTipo: 'VALOR',
    observacao: 'x',
    itensAditivados,
  });
  expect(await violadas()).toEqual([]);

  await app.banco.update(itensSolicitacao).set({ quantidade: '200' }).where(eq(itensSolicitacao.solicitacaoId, id));
  expect(await violadas()).toEqual(['De nenhum item se solicita mais do que foi contratado e aditivado']);
  await app.banco.update(itensSolicitacao).set({ quantidade: '10' }).where(eq(itensSolicitacao.solicitacaoId, id));

  await app.banco.update(solicitacoes).set({ status: 'RECEBIDA' }).where(eq(solicitacoes.id, id));
  expect(await violadas()).toEqual(['A situação de cada solicitação diz o que foi recebido']);
  await app.banco.update(solicitacoes).set({ status: 'ENVIADA' }).where(eq(solicitacoes.id, id));

  await app.banco.update(aquisicoes).set({ valor: '2299.99' }).where(eq(aquisicoes.id, aquisicao.id));
  expect(await violadas()).toEqual([
    'Os aditivos de valor somam no máximo 25% do valor original, e cada um vale a soma de seus itens',
  ]);
  await app.banco.update(aquisicoes).set({ valor: '2300.00' }).where(eq(aquisicoes.id, aquisicao.id));

  await app.banco.update(solicitacoes).set({ status: 'CANCELADA' }).where(eq(solicitacoes.id, id));
  expect(await violadas()).toContain(CANCELAMENTOS);
  await app.banco.update(solicitacoes).set({ status: 'ENVIADA' }).where(eq(solicitacoes.id, id));

  const doPedido = eq(recebimentos.solicitacaoId, id);
  const estorno = { estornadoEm: new Date(), estornadoPorId: 1, motivoEstorno: 'x' };
  await app.banco.update(recebimentos).set(estorno).where(doPedido);
  expect(await violadas()).toContain(
    'Cada lançamento de um recebimento estornado tem o seu estorno, e o de um que vale não tem',
  );
  const valido = { estornadoEm: null, estornadoPorId: null, motivoEstorno: null };
  await app.banco.update(recebimentos).set(valido).where(doPedido);
  expect(await violadas()).toEqual([]);

  await app.banco.update(recebimentoProdutos).set({ quantidade: sql`quantidade + 1` });
  expect(await violadas()).toEqual(['O que cada recebimento aceitou entrou no estoque, e nada mais']);
  await app.banco.update(recebimentoProdutos).set({ quantidade: sql`quantidade + 6.5` });
  expect(await violadas()).toContain('De nenhum item se recebe mais do que foi solicitado');

  await app.banco
    .insert(auditoria)
    .values([1, 2].map(() => ({ entidade: 'aquisicoes', entidadeId: aquisicao.id, acao: 'CANCELAR' })));
  expect(await violadas()).toContain(CANCELAMENTOS);
});
