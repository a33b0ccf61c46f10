import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { RelatorioSolicitacao } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { fornecedores } from '../../banco/esquema/cadastros/catalogo.js';
import { aditivos } from '../../banco/esquema/compras/aquisicoes.js';
import { criarAppDeTeste, entrarComo } from '../../teste/app.js';
import { abrirMercado, aquisicaoVigente, corpoDaSolicitacao } from '../../teste/compras.js';
import { criarUnidade } from '../../teste/fabricas.js';

let app: FastifyInstance;
beforeAll(async () => {
  app = await criarAppDeTeste();
});
afterAll(() => app.close());

test('an authorisation and a receipt name the supplier and the contract, extended by its addenda, also to a school that buys from a contract of the secretariat', async () => {
  const mercado = await abrirMercado(app);
  await app.banco
    .update(fornecedores)
    .set({ cnpj: '12ABC34501DE35', telefone: '3233334444' })
    .where(eq(fornecedores.id, mercado.fornecedor.id));
  const aquisicao = await aquisicaoVigente(mercado);
  const escola = await criarUnidade(app);
  const diretora = await entrarComo(app, { permissoes: ['SOLICITACOES'], estoques: [escola.estoque] });
  const solicitacao = await diretora.injetar('POST', '/solicitacoes', {
    ...corpoDaSolicitacao(mercado, aquisicao, 2),
    unidadeEducacional: { id: escola.id },
  });
  const { id } = solicitacao.json<{ id: number }>();
  await app.banco
    .insert(aditivos)
    .values({ aquisicaoId: aquisicao.id, aditivoTipo: 'PRAZO', observacao: 'Prorrogado', novaVigencia: '2100-06-30' });
  const lido = (await diretora.injetar('GET', `/relatorios/solicitacoes/${id}`)).json<RelatorioSolicitacao>();
  expect(lido).toMatchObject({
    solicitacao: { id, unidadeEducacional: { id: escola.id } },
    fornecedor: { id: mercado.fornecedor.id, cnpj: '12ABC34501DE35', telefone: '3233334444' },
    contrato: { numeroProcessoAdminis: '123/2026', dataContrato: '01/02/2026', vigencia: '30/06/2100' },
  });
  const recebimento = await diretora.injetar('GET', `/relatorios/recebimentos-compra/${id}`);
  expect(recebimento.json()).toEqual({ ...lido, recebimentos: [] });
  const compradora = await entrarComo(app, { permissoes: ['AQUISICOES'], estoques: [mercado.unidade.estoque] });
  const daAquisicao = await compradora.injetar('GET', `/relatorios/aquisicoes/${aquisicao.id}`);
  expect(daAquisicao.json()).toMatchObject({
    aquisicao: { id: aquisicao.id },
    fornecedores: [{ id: mercado.fornecedor.id, cnpj: '12ABC34501DE35' }],
  });
  const semPermissao = await entrarComo(app, { permissoes: ['AQUISICOES'], estoques: [escola.estoque] });
  expect((await semPermissao.injetar('GET', `/relatorios/solicitacoes/${id}`)).statusCode).toBe(403);
  const alheia = await entrarComo(app, { permissoes: ['SOLICITACOES'] });
  expect((await alheia.injetar('GET', `/relatorios/solicitacoes/${id}`)).statusCode).toBe(404);
});
