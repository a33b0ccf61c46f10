import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type {
  LinhaDoQuadroDasContas,
  Pagamento,
  PainelDoPnae,
  Recebimento,
  RecursoPnae,
  SituacaoDasContas,
  Solicitacao,
} from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { abrirMercado, aquisicaoVigente, corpoDoRecebimento, solicitar, type Mercado } from '../../teste/compras.js';
import { importadorDe } from '../../teste/planilhas.js';

let app: FastifyInstance;
let mercado: Mercado;
let gestora: Pessoa;
/** A request whose invoice of R$ 200.00 was received in 2020, with R$ 101.00 paid. */
let entrega: Entrega;
let pago: Pagamento;
let repasse: RecursoPnae;
beforeAll(async () => {
  // Closing it checks every invariant.
  app = await criarAppDeTeste();
  mercado = await abrirMercado(app);
  gestora = await entrarComo(app, {
    permissoes: ['AQUISICOES', 'SOLICITACOES', 'CONFIGURACOES', 'ITENS'],
    estoques: [mercado.unidade.estoque],
  });
  entrega = await receber();
  pago = (await pagar(entrega, { valor: 101 })).json();
  repasse = (
    await registrar({ tipo: 'REPASSE', parcela: 1, data: '27/02/2020', valor: 500, documento: 'ob 1' })
  ).json();
});
afterAll(() => app.close());

interface Entrega {
  solicitacao: number;
  recebimento: number;
  nota: { id: number; numero: string };
  versao: number;
  aquisicao: { id: number; versao: number };
}

/** A request that is received whole: R$ 200.00, on 02/03/2020. */
async function receber(daAquisicao: object = {}): Promise<Entrega> {
  const aquisicao = await aquisicaoVigente(mercado, daAquisicao);
  const { id } = await solicitar(mercado, aquisicao, 10);
  const corpo = corpoDoRecebimento(mercado, 10);
  const { versao } = (await gestora.injetar('PUT', `/solicitacoes/${id}/receber`, corpo)).json<Solicitacao>();
  const [lido] = (await gestora.injetar('GET', `/solicitacoes/${id}/produtos-recebidos`)).json<Recebimento[]>();
  if (!lido?.notaFiscal) throw new Error('the receipt is not there');
  return { solicitacao: id, recebimento: lido.id, nota: lido.notaFiscal, versao, aquisicao };
}

const pagar = ({ nota }: Entrega, mudanca: object) =>
  gestora.injetar('POST', '/pagamentos', {
    notaFiscal: { id: nota.id },
    data: '10/03/2020',
    documento: 'ob 7',
    retencao: 0,
    ...mudanca,
  });
const registrar = (recurso: object) => gestora.injetar('POST', '/recursos-pnae', { ano: 2020, ...recurso });
const fechar = (ano: number) => gestora.injetar('POST', '/recursos-pnae/contas/fechamento', { ano });
const situacao = async (): Promise<SituacaoDasContas> =>
  (await gestora.injetar('GET', '/recursos-pnae/contas?ano=2020')).json();
const painel = async (): Promise<PainelDoPnae> =>
  (await gestora.injetar('GET', '/recursos-pnae/painel?ano=2020')).json();
const quadro = async () =>
  (await gestora.injetar('GET', '/recursos-pnae/contas/quadro?ano=2020')).json<LinhaDoQuadroDasContas[]>();
/** The last correction, without its time. */
const ultimaCorrecao = async () => {
  const { correcoes } = await situacao();
  const { descricao, motivo } = correcoes.at(-1)!;
  return { quantas: correcoes.length, descricao, motivo };
};
const campos = (resposta: { json: () => { errors?: { campo: string; mensagem: string }[] } }) =>
  resposta.json().errors?.map(({ campo, mensagem }) => `${campo}: ${mensagem}`);

test('what is open is told before the closing, and does not block it', async () => {
  expect(await situacao()).toEqual({
    ano: 2020,
    fechamento: null,
    pendencias: [
      'R$ 200,00 do que foi recebido são de itens sem grau de processamento.',
      'Uma nota recebida no ano ainda tem R$ 99,00 a pagar.',
      'Um pagamento de R$ 101,00 não está no extrato importado.',
    ],
    correcoes: [],
  });
});

test('a year that has not ended is not closed', async () => {
  const ano = new Date().getFullYear() + 1;
  const resposta = await fechar(ano);
  expect([resposta.statusCode, resposta.json().errors[0].campo]).toEqual([422, 'ano']);
});

test('only one of two people who close a year at once closes it, and it is not closed again', async () => {
  const respostas = await Promise.all([fechar(2020), fechar(2020)]);
  expect(respostas.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  expect(respostas.find(({ statusCode }) => statusCode === 201)?.json()).toMatchObject({
    fechamento: { em: expect.stringMatching(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/), por: expect.any(String) },
    pendencias: [],
  });
  const outra = await fechar(2020);
  expect([outra.statusCode, outra.json().detail]).toEqual([
    409,
    expect.stringMatching(/^As contas de 2020 já foram fechadas em .+, por .+\.$/),
  ]);
});

test('a payment of a closed year needs a reason, and changes no figure', async () => {
  const antes = { painel: await painel(), quadro: await quadro() };
  const semMotivo = await pagar(entrega, { valor: 10 });
  expect([semMotivo.statusCode, campos(semMotivo)]).toEqual([
    422,
    ['motivo: As contas de 2020 estão fechadas. Escreva o motivo da correção.'],
  ]);
  expect((await situacao()).correcoes).toEqual([]);

  expect((await pagar(entrega, { valor: 10, motivo: 'Ordem esquecida' })).statusCode).toBe(201);
  expect({ painel: await painel(), quadro: await quadro() }).toEqual(antes);
  expect(antes.painel.totais.pago).toBe(101);
  expect(await ultimaCorrecao()).toEqual({
    quantas: 1,
    descricao: 'Pagamento de R$ 10,00 em 10/03/2020, documento OB 7, registrado',
    motivo: 'Ordem esquecida',
  });
  const [nota] = (await gestora.injetar('GET', `/pagamentos/solicitacoes/${entrega.solicitacao}`)).json();
  expect([nota.pago, nota.anosFechados]).toEqual([111, [2020]]);
});

test('the reversal of a counted payment is a correction with its own reason', async () => {
  const estornado = await gestora.injetar('POST', `/pagamentos/${pago.id}/estorno`, { motivo: 'Ordem devolvida' });
  expect(estornado.statusCode).toBe(200);
  expect((await painel()).totais.pago).toBe(101);
  expect(await ultimaCorrecao()).toEqual({
    quantas: 2,
    descricao: 'Pagamento de R$ 101,00 em 10/03/2020, documento OB 7, estornado',
    motivo: 'Ordem devolvida',
  });
});

test('a transfer of a closed year is written and corrected with a reason, and is not deleted', async () => {
  const rendimento = { tipo: 'RENDIMENTO', data: '31/03/2020', valor: 8.25, documento: 'extrato' };
  expect(campos(await registrar(rendimento))).toEqual([
    'motivo: As contas de 2020 estão fechadas. Escreva o motivo da correção.',
  ]);
  expect((await registrar({ ...rendimento, motivo: 'Faltou' })).statusCode).toBe(201);
  expect(await ultimaCorrecao()).toEqual({
    quantas: 3,
    descricao: 'Rendimento de R$ 8,25 em 31/03/2020, documento EXTRATO, registrado',
    motivo: 'Faltou',
  });

  const { id, versao, ...lido } = repasse;
  const edicao = { ...lido, valor: 600, versao };
  expect(campos(await gestora.injetar('PUT', `/recursos-pnae/${id}`, edicao))).toEqual([
    'motivo: As contas de 2020 estão fechadas. Escreva o motivo da correção.',
  ]);
  expect((await gestora.injetar('PUT', `/recursos-pnae/${id}`, { ...edicao, motivo: 'Erro' })).statusCode).toBe(200);
  expect(await ultimaCorrecao()).toEqual({
    quantas: 4,
    descricao:
      'Repasse de R$ 500,00 em 27/02/2020, documento OB 1; agora Repasse de R$ 600,00 em 27/02/2020, documento OB 1',
    motivo: 'Erro',
  });
  const excluido = await gestora.injetar('DELETE', `/recursos-pnae/${id}`);
  expect([excluido.statusCode, excluido.json().detail]).toEqual([
    409,
    'As contas de 2020 estão fechadas: os seus recursos não são excluídos, nem voltam.',
  ]);
  expect((await quadro()).map(({ linha, valor }) => [linha, valor])).toEqual([
    ['REPASSE', 500],
    ['DESPESA', 101],
    ['SALDO', 399],
    ['SALDO_DE_FEVEREIRO', 399],
  ]);
});

test('an entry that moves into a closed year needs a reason there', async () => {
  const doSeguinte = { ano: 2021, tipo: 'RENDIMENTO', data: '31/03/2021', valor: 1, documento: 'e 2021' };
  const { id, versao } = (await registrar(doSeguinte)).json<RecursoPnae>();
  const mudado = { ...doSeguinte, ano: 2020, data: '31/03/2020', versao };
  expect((await gestora.injetar('PUT', `/recursos-pnae/${id}`, mudado)).statusCode).toBe(422);
});

test('a spreadsheet with transfers of a closed year is refused at its rows', async () => {
  const { prepararImportacao } = importadorDe(() => gestora);
  const conteudo = 'Data;Tipo;Parcela;Documento;Valor\n27/03/2020;Repasse;2;ob 2;500,00';
  const { conferidas } = await prepararImportacao('recursos-pnae', { conteudo });
  expect(conferidas).toMatchObject([
    {
      situacao: 'RECUSADA',
      motivos: [
        {
          mensagem: 'Ano: As contas de 2020 estão fechadas. Registre este recurso em Recursos do PNAE, com o motivo.',
        },
      ],
    },
  ]);
});

test('a receipt in a closed year and its reversal are corrections with the observation and the reason', async () => {
  const outra = await receber();
  expect(await ultimaCorrecao()).toMatchObject({
    quantas: 5,
    descricao: `Recebimento da nota ${outra.nota.numero}, em 02/03/2020, registrado`,
    motivo: 'Entrega conferida',
  });
  const { solicitacao, recebimento } = outra;
  const estornado = await gestora.injetar('POST', `/solicitacoes/${solicitacao}/recebimentos/${recebimento}/estorno`, {
    motivo: 'Nota errada',
  });
  expect(estornado.statusCode).toBe(200);
  expect(await ultimaCorrecao()).toMatchObject({
    quantas: 6,
    descricao: `Recebimento da nota ${outra.nota.numero}, em 02/03/2020, estornado`,
    motivo: 'Nota errada',
  });
  expect((await painel()).totais.recebido).toBe(200);
});

test('an invoice does not leave a closed year', async () => {
  const { id, numero } = entrega.nota;
  const edicao = { numero, dataEmissao: '01/03/2020', valor: 200 };
  const mudar = (dataRecebimento: string) =>
    gestora.injetar('PUT', `/notas-fiscais/${id}`, { ...edicao, dataRecebimento });
  expect(campos(await mudar('02/03/2021'))).toEqual([
    'dataRecebimento: As contas de 2020 estão fechadas: a data do recebimento não muda mais. Estorne o recebimento, com o motivo.',
  ]);
  expect((await mudar('02/03/2020')).statusCode).toBe(200);
});

test('an acquisition of closed accounts keeps who paid it', async () => {
  const { id, versao } = entrega.aquisicao;
  const resposta = await gestora.injetar('PUT', '/aquisicoes/fonte-de-recursos', {
    aquisicoes: [{ id, fonteDeRecursos: 'MUNICIPIO', versao }],
  });
  expect([resposta.statusCode, resposta.json().detail]).toEqual([
    409,
    expect.stringMatching(/^As contas de 2020, que têm a aquisição .+, estão fechadas: quem paga não muda mais\.$/),
  ]);
});

test('what another fund pays in a closed year needs no reason', async () => {
  const { correcoes } = await situacao();
  const doMunicipio = await receber({ fonteDeRecursos: 'MUNICIPIO' });
  expect((await pagar(doMunicipio, { valor: 5 })).statusCode).toBe(201);
  expect((await situacao()).correcoes).toEqual(correcoes);
});

test('an item that is classified later changes no closed figure', async () => {
  const antes = await painel();
  await app.banco.execute(sql`update itens_produto set grau_processamento = 'ULTRAPROCESSADO'`);
  expect(await painel()).toEqual(antes);
  expect(antes.naoClassificado.recebido).toBe(200);
});
