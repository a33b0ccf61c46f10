import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { NotaAPagar, Pagamento, PagamentoResumo, Recebimento, Solicitacao } from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import { criarAppDeTeste } from '../../teste/app.js';
import {
  abrirMercado,
  aquisicaoVigente,
  corpoDaSolicitacao,
  corpoDoRecebimento,
  type Mercado,
} from '../../teste/compras.js';

let app: FastifyInstance;
let mercado: Mercado;
beforeAll(async () => {
  // Closing it checks every invariant.
  app = await criarAppDeTeste();
  mercado = await abrirMercado(app);
});
afterAll(() => app.close());

const pedir = (metodo: 'GET' | 'POST' | 'PUT', url: string, corpo?: unknown, cabecalhos?: Record<string, string>) =>
  mercado.comprador.injetar(metodo, url, corpo, cabecalhos);

const VALIDADE = { dataFabricacao: '01/01/2020', dataValidade: '31/12/2099' };

/** An invoice with 4 + 3 sacks at R$ 20.00 and 5 packages at R$ 7.50 accepted: R$ 177.50. */
async function notaRecebida(): Promise<{ nota: number; solicitacao: number; recebimento: number }> {
  const { arroz, feijao } = mercado;
  const criada = await pedir('POST', '/solicitacoes', {
    ...corpoDaSolicitacao(mercado, await aquisicaoVigente(mercado), 10),
    itens: [
      { produto: { id: arroz.id }, quantidade: 10 },
      { produto: { id: feijao.id }, quantidade: 5 },
    ],
  });
  const { id } = criada.json<Solicitacao>();
  const lotes = [
    { produto: { id: arroz.id }, quantidade: 4, lote: 'a', ...VALIDADE },
    { produto: { id: arroz.id }, quantidade: 3, lote: 'b', ...VALIDADE },
    { produto: { id: feijao.id }, quantidade: 5, lote: 'c', ...VALIDADE },
  ];
  await pedir('PUT', `/solicitacoes/${id}/receber`, corpoDoRecebimento(mercado, 7, { produtos: lotes }));
  const [recebimento] = (await pedir('GET', `/solicitacoes/${id}/produtos-recebidos`)).json<Recebimento[]>();
  if (!recebimento?.notaFiscal) throw new Error('the receipt is not there');
  return { nota: recebimento.notaFiscal.id, solicitacao: id, recebimento: recebimento.id };
}

const pagar = (nota: number, mudanca: object = {}, cabecalhos?: Record<string, string>) =>
  pedir(
    'POST',
    '/pagamentos',
    { notaFiscal: { id: nota }, data: '10/03/2020', documento: 'ob 77', valor: 100, retencao: 0, ...mudanca },
    cabecalhos,
  );
const notas = async (solicitacao: number) =>
  (await pedir('GET', `/pagamentos/solicitacoes/${solicitacao}`)).json<NotaAPagar[]>();
const valores = async (solicitacao: number) =>
  (await notas(solicitacao)).map(({ aceito, pago, retido }) => [aceito, pago, retido]);

test('a payment stands on the products of its invoice in proportion to what was accepted of them', async () => {
  const { nota, solicitacao } = await notaRecebida();
  const resposta = await pagar(nota);
  expect(resposta.statusCode).toBe(201);
  // 100.00 on 80 : 60 : 37.50 is 45.07 + 33.80 + 21.12; the cent that is left goes to the beans, whose remainder is largest.
  expect(resposta.json<Pagamento>()).toMatchObject({
    data: '10/03/2020',
    documento: 'OB 77',
    situacao: 'PAGO',
    itens: expect.arrayContaining([
      { produto: expect.objectContaining({ id: mercado.arroz.id }), quantidade: 7, valor: 78.87 },
      { produto: expect.objectContaining({ id: mercado.feijao.id }), quantidade: 5, valor: 21.13 },
    ]),
  });
  expect(await valores(solicitacao)).toEqual([[177.5, 100, 0]]);
});

test('an invoice takes several payments, up to what was accepted, and one cent more is refused with the figures', async () => {
  const { nota, solicitacao } = await notaRecebida();
  await pagar(nota);
  const demais = await pagar(nota, { valor: 70, retencao: 7.51 });
  expect([demais.statusCode, demais.json().errors]).toEqual([
    422,
    [
      {
        campo: 'valor',
        mensagem:
          'Valor e retenção somam R$ 77,51; desta nota ainda se pode pagar R$ 77,50: foram aceitos R$ 177,50, pagos R$ 100,00 e retidos R$ 0,00.',
      },
    ],
  ]);
  expect((await pagar(nota, { valor: 70, retencao: 7.5 })).statusCode).toBe(201);
  expect(await valores(solicitacao)).toEqual([[177.5, 170, 7.5]]);
});

test('a payment before the receipt or in the future is refused at its date', async () => {
  const { nota } = await notaRecebida();
  const campos = async (data: string) => {
    const resposta = await pagar(nota, { data });
    return [resposta.statusCode, resposta.json().errors.map(({ campo }: { campo: string }) => campo)];
  };
  expect(await campos('01/03/2020')).toEqual([422, ['data']]);
  expect(await campos('31/12/2098')).toEqual([422, ['data']]);
});

test('of two payments at once that together are too much, only one passes', async () => {
  const { nota, solicitacao } = await notaRecebida();
  const respostas = await Promise.all([pagar(nota), pagar(nota)]);
  expect(respostas.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
  expect(await valores(solicitacao)).toEqual([[177.5, 100, 0]]);
});

test('a reversed payment stays with its reason, counts for nothing, and is reversed once', async () => {
  const { nota, solicitacao } = await notaRecebida();
  const { id, versao } = (await pagar(nota, { valor: 177.5 })).json<Pagamento>();
  const velha = await pedir('POST', `/pagamentos/${id}/estorno`, { motivo: 'x', versao: versao + 1 });
  expect([velha.statusCode, velha.json().errors[0].campo]).toEqual([409, 'versao']);
  const resposta = await pedir('POST', `/pagamentos/${id}/estorno`, { motivo: 'Ordem bancária devolvida', versao });
  expect([resposta.statusCode, resposta.json<Pagamento>()]).toEqual([
    200,
    expect.objectContaining({
      situacao: 'ESTORNADO',
      estorno: expect.objectContaining({ motivo: 'Ordem bancária devolvida' }),
    }),
  ]);
  const outra = await pedir('POST', `/pagamentos/${id}/estorno`, { motivo: 'x' });
  expect([outra.statusCode, outra.json().detail]).toEqual([409, 'Este pagamento já foi estornado.']);
  expect(await valores(solicitacao)).toEqual([[177.5, 0, 0]]);
  expect((await pagar(nota, { valor: 177.5 })).statusCode).toBe(201);
});

test('a receipt that is reversed after the payment leaves it, and the payment says that the money has to come back', async () => {
  const { nota, solicitacao, recebimento } = await notaRecebida();
  const { id } = (await pagar(nota)).json<Pagamento>();
  const estornado = await pedir('POST', `/solicitacoes/${solicitacao}/recebimentos/${recebimento}/estorno`, {
    motivo: 'Lançado na solicitação errada',
  });
  expect(estornado.statusCode).toBe(200);
  expect((await pedir('GET', `/pagamentos/${id}`)).json<Pagamento>()).toMatchObject({
    situacao: 'SEM_RECEBIMENTO',
    valor: 100,
  });
  const depois = await pagar(nota, { valor: 1 });
  expect([depois.statusCode, depois.json().detail]).toEqual([
    409,
    'A entrega desta nota fiscal foi devolvida ou estornada: não há o que pagar.',
  ]);
  expect((await notas(solicitacao)).map(({ aceito, pagamentos }) => [aceito, pagamentos.length])).toEqual([[0, 1]]);
});

test('the list is filtered by day, document, invoice, request and state', async () => {
  const { nota, solicitacao } = await notaRecebida();
  await pagar(nota, { documento: 'OB 901', data: '01/04/2020', valor: 10 });
  await pagar(nota, { documento: 'OB 902', data: '15/04/2020', valor: 20 });
  const achados = async (busca: string) =>
    (await pedir('GET', `/pagamentos/pagina?solicitacao=${solicitacao}&${busca}`))
      .json<{ linhas: PagamentoResumo[] }>()
      .linhas.map(({ documento }) => documento);
  expect(await achados('')).toEqual(['OB 902', 'OB 901']);
  expect(await achados('ordem=valor')).toEqual(['OB 901', 'OB 902']);
  expect(await achados('de=02/04/2020')).toEqual(['OB 902']);
  expect(await achados('ate=14/04/2020')).toEqual(['OB 901']);
  expect(await achados('documento=901')).toEqual(['OB 901']);
  expect(await achados('situacao=ESTORNADO')).toEqual([]);
  expect(await achados('nota=nada')).toEqual([]);
  expect(await achados(`fornecedor=${mercado.fornecedor.id}&situacao=PAGO`)).toEqual(['OB 902', 'OB 901']);
});
