import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type {
  Conciliacao,
  ExtratoImportado,
  LancamentoDoExtrato,
  Pagamento,
  Solicitacao,
} from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { abrirMercado, aquisicaoVigente, corpoDoRecebimento, solicitar, type Mercado } from '../../teste/compras.js';
import { arquivoOfx } from '../../teste/extratos.js';
import { criarFornecedor } from '../../teste/fabricas.js';

let app: FastifyInstance;
let mercado: Mercado;
let gestora: Pessoa;
beforeAll(async () => {
  // Closing it checks every invariant.
  app = await criarAppDeTeste();
  mercado = await abrirMercado(app);
  gestora = await entrarComo(app, { permissoes: ['CONFIGURACOES'] });
});
afterAll(() => app.close());

const pedir = (metodo: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, corpo?: unknown) =>
  mercado.comprador.injetar(metodo, url, corpo);

/** A payment of R$ `valor` of an invoice of R$ 200.00. */
async function pagar(data: string, valor: number, documento: string, de: Mercado = mercado): Promise<Pagamento> {
  const { id } = await solicitar(de, await aquisicaoVigente(de), 10);
  const { notaFiscal } = (
    await pedir('PUT', `/solicitacoes/${id}/receber`, corpoDoRecebimento(de, 10))
  ).json<Solicitacao>();
  const corpo = { notaFiscal: { id: notaFiscal?.id }, data, documento, valor, retencao: 0 };
  return (await pedir('POST', '/pagamentos', corpo)).json();
}

const importar = (...argumentos: Parameters<typeof arquivoOfx>) =>
  pedir('POST', '/extratos', { nome: 'extrato.ofx', conteudo: arquivoOfx(...argumentos) });
const doDia = async (dia: string): Promise<Conciliacao> =>
  (await pedir('GET', `/extratos/conciliacao?de=${dia}&ate=${dia}`)).json();
const conciliarCom = ({ id, versao }: LancamentoDoExtrato, pagamento: { id: number } | null) =>
  pedir('PUT', `/extratos/lancamentos/${id}/conciliacao`, { pagamento, versao });

test('a CSV before the first OFX is refused, because it does not say its account', async () => {
  const conteudo = Buffer.from('Data;Histórico;Valor\n10/03/2020;TED;-7,00\n').toString('base64');
  const resposta = await pedir('POST', '/extratos', { nome: 'extrato.csv', conteudo });
  expect([resposta.statusCode, resposta.json().errors[0].mensagem]).toEqual([
    422,
    'O CSV não diz de que conta é. Importe primeiro um extrato OFX da conta do PNAE: ele diz.',
  ]);
});

test('a line with the value, the document and a day at most three apart is matched; the rest stands on both sides', async () => {
  const pago = await pagar('10/03/2020', 101, 'OB 77');
  const outro = await pagar('10/03/2020', 102, 'OB 78');
  const resposta = await importar([
    { fitid: 'a1', data: '20200310', valor: '-101.00', documento: '000077' },
    { fitid: 'a2', data: '20200310', valor: '-55.00' },
    { fitid: 'a3', data: '20200310', valor: '102.00', historico: 'ESTORNO' },
  ]);
  expect([resposta.statusCode, resposta.json<ExtratoImportado>()]).toEqual([
    201,
    {
      id: expect.any(Number),
      banco: '001',
      conta: '12345-6',
      novos: 3,
      repetidos: 0,
      conciliados: 1,
      avisos: ['O extrato tem lançamentos de 2020. Confira se é o que você queria.'],
    },
  ]);
  const { conta, lancamentos, semLancamento } = await doDia('2020-03-10');
  expect(conta).toEqual({ banco: '001', conta: '12345-6' });
  // Money that came back is listed, and is no payment.
  expect(lancamentos.map(({ valor, pagamento }) => [valor, pagamento?.id])).toEqual([
    [-101, pago.id],
    [-55, undefined],
    [102, undefined],
  ]);
  expect(semLancamento.map(({ id }) => id)).toEqual([outro.id]);
});

test('a file that arrives twice adds nothing, also within one file', async () => {
  const linha = { fitid: 'b1', data: '20200311', valor: '-7.00' };
  expect((await importar([linha, linha])).json()).toMatchObject({ novos: 1, repetidos: 1 });
  expect((await importar([linha])).json()).toMatchObject({ novos: 0, repetidos: 1 });
  expect((await doDia('2020-03-11')).lancamentos).toHaveLength(1);
});

test('one identifier on two different lines is refused with both, and nothing is stored', async () => {
  const resposta = await importar([
    { fitid: 'c1', data: '20200312', valor: '-7.00' },
    { fitid: 'c1', data: '20200312', valor: '-8.00' },
  ]);
  expect([resposta.statusCode, resposta.json().detail]).toEqual([
    409,
    'O banco deu o mesmo identificador (c1) a dois lançamentos: 12/03/2020, -R$ 7,00 e 12/03/2020, -R$ 8,00. Nada foi guardado.',
  ]);
  expect((await doDia('2020-03-12')).lancamentos).toEqual([]);
});

test('a statement of another account is refused with both accounts', async () => {
  const resposta = await importar([{ fitid: 'd1', data: '20200313', valor: '-7.00' }], { conta: '99-9' });
  expect([resposta.statusCode, resposta.json().detail]).toEqual([
    409,
    'O extrato é da conta 99-9 do banco 001; a conta do município é a 12345-6 do banco 001. Nada foi guardado.',
  ]);
});

test('a statement in Windows-1252 keeps its accents', async () => {
  await importar([{ fitid: 'e1', data: '20200314', valor: '-7.00', historico: 'LIQUIDAÇÃO À VISTA' }], {
    codificacao: 'latin1',
  });
  expect((await doDia('2020-03-14')).lancamentos.map(({ historico }) => historico)).toEqual(['LIQUIDAÇÃO À VISTA']);
});

test('a file that is cut in the middle is refused at the file, and nothing is stored', async () => {
  const inteiro = Buffer.from(arquivoOfx([{ fitid: 'f1', data: '20200315', valor: '-7.00' }]), 'base64').toString();
  const conteudo = Buffer.from(inteiro.replace('</OFX>', '')).toString('base64');
  const resposta = await pedir('POST', '/extratos', { nome: 'x.ofx', conteudo });
  expect([resposta.statusCode, resposta.json().errors[0].campo]).toEqual([422, 'conteudo']);
  expect((await doDia('2020-03-15')).lancamentos).toEqual([]);
});

test('of two people who match one line at once, one gets a sentence', async () => {
  const pagos = [await pagar('20/03/2020', 61, 'OB 1'), await pagar('20/03/2020', 61, 'OB 2')];
  await importar([{ fitid: 'g1', data: '20200320', valor: '-61.00' }]);
  const [linha] = (await doDia('2020-03-20')).lancamentos;
  const respostas = await Promise.all(pagos.map((pago) => conciliarCom(linha!, pago)));
  expect(respostas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(respostas.find(({ statusCode }) => statusCode === 409)?.json().detail).toBe(
    'O lançamento foi conciliado por outra pessoa enquanto você editava.',
  );
});

test('a match by hand needs the same value, and takes a payment once', async () => {
  const pago = await pagar('25/03/2020', 71, 'OB 1');
  const outro = await pagar('25/03/2020', 71, 'OB 2');
  await importar([
    { fitid: 'h1', data: '20200325', valor: '-71.00' },
    { fitid: 'h2', data: '20200325', valor: '-70.99' },
    { fitid: 'h3', data: '20200325', valor: '-71.00' },
  ]);
  const [um, diferente, igual] = (await doDia('2020-03-25')).lancamentos;
  expect((await conciliarCom(um!, pago)).statusCode).toBe(200);
  expect((await conciliarCom(diferente!, outro)).json().errors).toEqual([
    {
      campo: 'pagamento',
      mensagem: 'O lançamento é de -R$ 70,99 e o pagamento de R$ 71,00: os valores devem ser iguais.',
    },
  ]);
  const repetido = await conciliarCom(igual!, pago);
  expect([repetido.statusCode, repetido.json().detail]).toEqual([
    409,
    'Este pagamento já é de outro lançamento do extrato.',
  ]);
});

test('a text that was matched by hand matches its supplier the next time', async () => {
  const cooperativa = { ...mercado, fornecedor: await criarFornecedor(app) };
  const [daPrimeira] = [await pagar('15/04/2020', 83, 'OB 1', cooperativa), await pagar('15/04/2020', 83, 'OB 2')];
  await importar([{ fitid: 'j1', data: '20200415', valor: '-83.00', historico: 'TED 123 COOPERATIVA' }]);
  const [emDuvida] = (await doDia('2020-04-15')).lancamentos;
  expect(emDuvida?.pagamento).toBeNull();
  expect((await conciliarCom(emDuvida!, daPrimeira!)).statusCode).toBe(200);

  const segunda = await pagar('20/04/2020', 84, 'OB 3', cooperativa);
  await pagar('20/04/2020', 84, 'OB 4');
  await importar([{ fitid: 'j2', data: '20200420', valor: '-84.00', historico: 'TED 456 COOPERATIVA' }]);
  const [lembrada] = (await doDia('2020-04-20')).lancamentos;
  expect(lembrada?.pagamento?.id).toBe(segunda.id);
});

test('a reversed payment frees its line', async () => {
  const [pago] = [await pagar('01/04/2020', 81, 'OB 1'), await pagar('01/04/2020', 81, 'OB 2')];
  await importar([{ fitid: 'i1', data: '20200401', valor: '-81.00', historico: 'TED 123 COOPERATIVA' }]);
  const [linha] = (await doDia('2020-04-01')).lancamentos;
  expect((await conciliarCom(linha!, pago!)).statusCode).toBe(200);
  expect((await doDia('2020-04-01')).semLancamento).toHaveLength(1);
  await pedir('POST', `/pagamentos/${pago!.id}/estorno`, { motivo: 'Devolvido pelo banco' });
  const [livre] = (await doDia('2020-04-01')).lancamentos;
  expect(livre?.pagamento).toBeNull();
  const desfeito = await conciliarCom(livre!, null);
  expect(desfeito.json<LancamentoDoExtrato>().pagamento).toBeNull();
});

test('a CSV of the bank in Windows-1252 is of the account that is known, and adds nothing the second time', async () => {
  const texto =
    'Data;Histórico;Número do documento;Valor\n10/05/2020;LIQUIDAÇÃO;77;-7,00\n10/05/2020;LIQUIDAÇÃO;77;-7,00\n11/05/2020;TED;78;-8,00\n';
  const conteudo = Buffer.from(texto, 'latin1').toString('base64');
  const enviar = () => pedir('POST', '/extratos', { nome: 'extrato.csv', conteudo });
  expect((await enviar()).json()).toMatchObject({ conta: '12345-6', novos: 3, repetidos: 0 });
  expect((await enviar()).json()).toMatchObject({ novos: 0, repetidos: 3 });
  expect((await doDia('2020-05-10')).lancamentos.map(({ historico, valor }) => [historico, valor])).toEqual([
    ['LIQUIDAÇÃO', -7],
    ['LIQUIDAÇÃO', -7],
  ]);
});

test('a CSV with a line that cannot be read is refused with the line, and nothing is stored', async () => {
  const conteudo = Buffer.from('Data;Histórico;Valor\n12/05/2020;TED;-7,00\n31/02/2020;TED;-8,00\n').toString('base64');
  const resposta = await pedir('POST', '/extratos', { nome: 'extrato.csv', conteudo });
  expect([resposta.statusCode, resposta.json().errors]).toEqual([
    422,
    [{ campo: 'conteudo', mensagem: 'A linha 3 do extrato tem a data "31/02/2020", que não existe.' }],
  ]);
  expect((await doDia('2020-05-12')).lancamentos).toEqual([]);
});

/** Lines of R$ 7.00 on a day of June, by their documents. */
const csvDe = (dia: string, documentos: readonly string[]) =>
  Buffer.from(
    ['Data;Histórico;Número do documento;Valor', ...documentos.map((um) => `${dia}/06/2020;TED;${um};-7,00`)].join(
      '\n',
    ),
  ).toString('base64');
const enviarCsv = (url: string, ...argumentos: Parameters<typeof csvDe>) =>
  pedir('POST', url, { nome: 'extrato.csv', conteudo: csvDe(...argumentos) });

test('the lines of an OFX are not listed again by a CSV of the same days, also equal amounts on one day', async () => {
  await importar([
    { fitid: 'k1', data: '20200610', valor: '-7.00', documento: '000077' },
    { fitid: 'k2', data: '20200610', valor: '-7.00', documento: '000077' },
    { fitid: 'k3', data: '20200610', valor: '-7.00', documento: '78' },
  ]);
  const documentos = ['77', '77', '77', '78', '79'];
  expect((await enviarCsv('/extratos/previa', '10', documentos)).json()).toEqual({ novos: 2, reconhecidos: 3 });
  expect((await doDia('2020-06-10')).lancamentos).toHaveLength(3);
  expect((await enviarCsv('/extratos', '10', documentos)).json()).toMatchObject({ novos: 2, repetidos: 3 });
  expect((await doDia('2020-06-10')).lancamentos.map(({ documento }) => documento)).toEqual([
    '000077',
    '000077',
    '78',
    '77',
    '79',
  ]);
  expect((await enviarCsv('/extratos/previa', '10', documentos)).json()).toEqual({ novos: 0, reconhecidos: 0 });
});

test('a line that an OFX brings after the CSV is new, although an equal one was recognised before', async () => {
  await enviarCsv('/extratos', '11', ['77']);
  const primeira = { fitid: 'l1', data: '20200611', valor: '-7.00', documento: '77' };
  expect((await importar([primeira])).json()).toMatchObject({ novos: 0, repetidos: 1 });
  expect((await importar([{ ...primeira, fitid: 'l2' }])).json()).toMatchObject({ novos: 1, repetidos: 0 });
  expect((await importar([primeira])).json()).toMatchObject({ novos: 0, repetidos: 1 });
});

test('the account changes only while no line is matched, and the next OFX says the new one', async () => {
  const recusada = await gestora.injetar('DELETE', '/extratos');
  expect([recusada.statusCode, recusada.json().detail]).toEqual([
    409,
    'Há lançamentos conciliados com pagamentos. Desfaça as conciliações antes de trocar a conta do município.',
  ]);
  for (const { pagamento, ...linha } of await conciliados()) {
    expect(pagamento).not.toBeNull();
    expect((await conciliarCom({ ...linha, pagamento }, null)).statusCode).toBe(200);
  }
  expect((await gestora.injetar('DELETE', '/extratos')).statusCode).toBe(204);
  expect((await gestora.injetar('DELETE', '/extratos')).statusCode).toBe(409);
  const daOutra = await importar([{ fitid: 'm1', data: '20200701', valor: '-7.00' }], { conta: '99-9' });
  expect(daOutra.json()).toMatchObject({ conta: '99-9', novos: 1 });
});

const conciliados = async () =>
  (await pedir('GET', '/extratos/conciliacao?de=2020-01-01&ate=2020-12-31'))
    .json<Conciliacao>()
    .lancamentos.filter(({ pagamento }) => pagamento !== null);
