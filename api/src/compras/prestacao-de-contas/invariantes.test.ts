import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Pagamento, Solicitacao } from '@merenda/shared/contratos';
import { sql, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { verificar } from '../../banco/invariante.js';
import { criarAppDeTeste, entrarComo } from '../../teste/app.js';
import { abrirMercado, aquisicaoVigente, corpoDoRecebimento, solicitar } from '../../teste/compras.js';
import { INVARIANTES_DAS_CONTAS } from './invariantes.js';

let app: FastifyInstance;
let pago: Pagamento;
beforeAll(async () => {
  app = await criarAppDeTeste({ quebraInvariantes: true });
  const mercado = await abrirMercado(app);
  const { injetar } = await entrarComo(app, {
    permissoes: ['AQUISICOES', 'SOLICITACOES', 'CONFIGURACOES'],
    estoques: [mercado.unidade.estoque],
  });
  const { id } = await solicitar(mercado, await aquisicaoVigente(mercado), 10);
  const corpo = corpoDoRecebimento(mercado, 10);
  const { notaFiscal } = (await injetar('PUT', `/solicitacoes/${id}/receber`, corpo)).json<Solicitacao>();
  const ordem = { data: '10/03/2020', documento: 'ob 7', valor: 101, retencao: 0 };
  pago = (await injetar('POST', '/pagamentos', { ...ordem, notaFiscal: { id: notaFiscal?.id } })).json();
  await injetar('POST', '/recursos-pnae/contas/fechamento', { ano: 2020 });
});
afterAll(() => app.close());

const executar = (instrucao: SQL) => app.banco.execute(instrucao);
const violacoes = async () =>
  (await verificar(app.banco, INVARIANTES_DAS_CONTAS)).flatMap(({ violacoes: achadas }) => achadas);

test('whole data break nothing', async () => {
  expect(await violacoes()).toEqual([]);
});

test('closed accounts that were changed are found', async () => {
  await executar(sql`update anos_fechados set contas = jsonb_set(contas, '{painel,totais,pago}', '102')`);
  expect(await violacoes()).toEqual(['contas de 2020: não são as que foram fechadas']);
  await executar(sql`update anos_fechados set contas = jsonb_set(contas, '{painel,totais,pago}', '101')`);
  expect(await violacoes()).toEqual([]);
});

test('a payment of a closed year without a correction is found, whether it came or went', async () => {
  await executar(sql`update anos_fechados set pagamentos = '{}'`);
  expect(await violacoes()).toEqual([`pagamento ${pago.id}, de 2020: não está nas contas`]);
  await executar(sql`update anos_fechados set pagamentos = array[${pago.id}::int]`);
  await executar(sql`update pagamentos set estornado_em = now(), estornado_por_id = 1, motivo_estorno = 'x'`);
  expect(await violacoes()).toEqual([`pagamento ${pago.id}, de 2020: foi estornado`]);
  await executar(sql`
    insert into correcoes_das_contas (ano, entidade, registro_id, descricao, motivo, usuario_id, em)
    values (2020, 'pagamentos', ${pago.id}, 'd', 'm', 1, now())`);
  expect(await violacoes()).toEqual([]);
  await executar(sql`update pagamentos set estornado_em = null, estornado_por_id = null, motivo_estorno = null`);
});

test('a payment that the panel misses is found with both sums', async () => {
  await executar(sql`update pagamento_itens set valor = 100.99`);
  expect(await violacoes()).toEqual(['2020: pago 100.99 no painel, 101.00 nos registros']);
  await executar(sql`update pagamento_itens set valor = 101`);
});

test('accepted goods without an invoice, which the panel misses, are found', async () => {
  await executar(sql`update recebimentos set recebido_em = '2020-03-02', nota_fiscal_id = null`);
  expect(await violacoes()).toEqual(['2020: recebido 0 no painel, 200.00 nos registros']);
});
