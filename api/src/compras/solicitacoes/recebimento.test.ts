import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ProdutoEstoque, Recebimento } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { INVARIANTES } from '../../areas.js';
import { usuarios } from '../../banco/esquema/acesso/acesso.js';
import { regrasPnae } from '../../banco/esquema/cadastros/regras-pnae.js';
import { fornecedores, produtos } from '../../banco/esquema/cadastros/catalogo.js';
import { notasFiscais } from '../../banco/esquema/compras/solicitacoes.js';
import { produtoLotes } from '../../banco/esquema/estoque/estoques.js';
import { verificar } from '../../banco/invariante.js';
import { emTransacao } from '../../banco/transacao.js';
import { hoje } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo } from '../../teste/app.js';
import { abrirMercado, aquisicaoVigente, corpoDoRecebimento, solicitar, type Mercado } from '../../teste/compras.js';
import { conferirRepeticao } from '../notas-fiscais/repetida.js';

let app: FastifyInstance;
let mercado: Mercado;
beforeAll(async () => {
  app = await criarAppDeTeste();
  mercado = await abrirMercado(app);
});
afterAll(async () => {
  // After these tests every invariant still holds.
  expect((await verificar(app.banco, INVARIANTES)).filter(({ total }) => total > 0)).toEqual([]);
  await app.close();
});

const pedir = (
  metodo: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  corpo?: unknown,
  cabecalhos?: Record<string, string>,
) => mercado.comprador.injetar(metodo, url, corpo, cabecalhos);
const campos = (resposta: { json(): { errors: { campo: string }[] } }) =>
  resposta.json().errors.map(({ campo }) => campo);
const estoque = async () => (await pedir('GET', `/estoques/${mercado.unidade.estoque.id}/produtos-estoque`)).json();
const saldoDoLote = async (numero: string) =>
  (await estoque()).find((linha: { produtoLote: { numero: string } }) => linha.produtoLote.numero === numero)
    ?.quantidade;
const novaSolicitacao = async (quantidade = 10) => solicitar(mercado, await aquisicaoVigente(mercado), quantidade);
const lote = (numero: string, quantidade: number, mudanca: object = {}) => ({
  produtos: [
    {
      produto: { id: mercado.arroz.id },
      quantidade,
      lote: numero,
      dataFabricacao: '01/01/2020',
      dataValidade: '31/12/2099',
      ...mudanca,
    },
  ],
});
const receber = (id: number, quantidade: number, mudanca: object = {}) =>
  pedir('PUT', `/solicitacoes/${id}/receber`, corpoDoRecebimento(mercado, quantidade, mudanca));
/** Days from today, 'YYYY-MM-DD'. */
const dia = (dias: number) => new Date(Date.parse(hoje()) + dias * 86_400_000).toISOString().slice(0, 10);
const comDatas = (dataFabricacao: string, dataValidade: string, numero: string) => ({
  ...lote(numero, 1, { dataFabricacao, dataValidade }),
  notaFiscal: { numero, dataEmissao: hoje(), dataRecebimento: hoje(), valor: 20 },
});

describe('PUT /solicitacoes/:id/receber', () => {
  test('a part, then the rest: lots enter the stock through the ledger', async () => {
    const { id } = await novaSolicitacao(10);
    const parte = await receber(id, 4, lote('P1', 4));
    expect(parte.statusCode).toBe(200);
    expect(parte.json()).toMatchObject({
      status: 'ENVIADA',
      versao: 2,
      itens: [{ quantidade: 10, quantidadeRecebida: 4 }],
      notaFiscal: { temImagem: false, valor: 200 },
    });
    expect(await saldoDoLote('P1')).toBe(4);
    const demais = await receber(id, 6.001, lote('P2', 6.001));
    expect(demais.statusCode).toBe(409);
    expect(demais.json().errors).toEqual([
      {
        campo: 'produtos.0.quantidade',
        mensagem: expect.stringMatching(
          /^Os lotes de Produto \d+ somam 30,005 kg \(6,001 × saco de 5 kg\); falta receber 30 kg \(6 × saco de 5 kg\)\.$/,
        ),
      },
    ]);
    expect(await saldoDoLote('P2')).toBeUndefined();
    const doisLotes = { produtos: [...lote('P1', 1).produtos, ...lote('P2', 5).produtos] };
    expect((await receber(id, 6, doisLotes)).json()).toMatchObject({
      status: 'RECEBIDA',
      itens: [{ quantidadeRecebida: 10 }],
    });
    expect([await saldoDoLote('P1'), await saldoDoLote('P2')]).toEqual([5, 5]);
    expect((await receber(id, 1)).json().detail).toBe('Não é possível receber a solicitação: a situação é "Recebida".');
    const linhasDoKardex = await app.banco.query.kardex.findMany({
      where: (k, { eq: igual }) => igual(k.tipo, 'RECEBIMENTO'),
    });
    expect(linhasDoKardex).toEqual(
      linhasDoKardex.map(() =>
        expect.objectContaining({ documento: 'recebimentos', usuarioId: mercado.comprador.usuarioId }),
      ),
    );
    expect(linhasDoKardex.map(({ quantidade }) => quantidade)).toEqual(['4.000000', '1.000000', '5.000000']);
    const recebidos = (await pedir('GET', `/solicitacoes/${id}/produtos-recebidos`)).json();
    expect(recebidos).toMatchObject([
      {
        observacao: 'Entrega conferida',
        produtos: [{ lote: 'P1', quantidade: 4, dataFabricacao: '01/01/2020', dataValidade: '31/12/2099' }],
      },
      {
        produtos: [
          { lote: 'P1', quantidade: 1 },
          { lote: 'P2', quantidade: 5 },
        ],
      },
    ]);
    // Their labels are printed by the lots' ids: P1 came twice and is one lot.
    const { id: estoque } = mercado.unidade.estoque;
    const doEstoque: ProdutoEstoque[] = (await pedir('GET', `/estoques/${estoque}/produtos-estoque`)).json();
    const loteDe = (numero: string) =>
      doEstoque.find(({ produtoLote }) => produtoLote.numero === numero)?.produtoLote.id;
    expect(recebidos.flatMap(({ produtos }: Recebimento) => produtos.map(({ produtoLote }) => produtoLote.id))).toEqual(
      [loteDe('P1'), loteDe('P1'), loteDe('P2')],
    );
    expect((await pedir('GET', `/recebimentos-compra/solicitacoes/${id}`)).json()).toMatchObject({
      solicitacao: { id, status: 'RECEBIDA' },
      recebimentos: recebidos,
    });
  });

  test('without accepted goods no invoice is stored: the real delivery can use its number', async () => {
    const { id } = await novaSolicitacao();
    const notaFiscal = { numero: 'nf única', dataEmissao: '01/03/2020', dataRecebimento: '02/03/2020', valor: 200 };
    expect((await receber(id, 0, { produtos: [], notaFiscal })).json()).toMatchObject({
      status: 'DEVOLVIDA',
      notaFiscal: null,
      temRecebimentos: true,
    });
    expect((await pedir('GET', `/solicitacoes/${id}/produtos-recebidos`)).json()).toMatchObject([
      { notaFiscal: null, produtos: [], valorProdutos: 0, observacao: 'Entrega conferida' },
    ]);
    const historia = await app.banco.query.auditoria.findMany({
      where: (a, { and: e, eq: igual }) => e(igual(a.entidade, 'solicitacoes'), igual(a.entidadeId, id)),
    });
    expect(historia.map(({ acao }) => acao)).toEqual(['CRIAR', 'DEVOLVER']);
    expect((await receber(id, 10, { ...lote('U1', 10), notaFiscal })).json()).toMatchObject({
      status: 'RECEBIDA',
      notaFiscal: { numero: 'NF ÚNICA' },
    });
  });

  test('an invoice is only required when something is accepted', async () => {
    const { id } = await novaSolicitacao();
    expect((await receber(id, 0, { produtos: [], notaFiscal: undefined })).json()).toMatchObject({
      status: 'DEVOLVIDA',
    });
    expect(campos(await receber(id, 0, { produtos: [], notaFiscal: undefined, observacao: '' }))).toEqual([
      'observacao',
    ]);
    const semNota = await receber(id, 1, { ...lote('N1', 1), notaFiscal: undefined });
    expect([semNota.statusCode, semNota.json().errors]).toEqual([
      422,
      [{ campo: 'notaFiscal', mensagem: 'Informe a nota fiscal.' }],
    ]);
  });

  test('an invoice that another request of the supplier has is refused, and accepted with a reason, which is stored', async () => {
    const [um, dois, tres] = [await novaSolicitacao(), await novaSolicitacao(), await novaSolicitacao()];
    const nota = (numero: string, mais: object = {}) => ({
      notaFiscal: { numero, dataEmissao: '01/03/2020', dataRecebimento: '02/03/2020', valor: 20, ...mais },
    });
    const motivoRepeticao = 'Uma nota para as duas entregas';
    expect((await receber(um.id, 1, nota('rep 1', { motivoRepeticao }))).json()).toMatchObject({
      notaFiscal: { numero: 'REP 1', motivoRepeticao: null },
    });
    const repetida = await receber(dois.id, 1, nota('rep 1'));
    expect([repetida.statusCode, repetida.json().errors]).toEqual([
      409,
      [
        {
          campo: 'notaFiscal.numero',
          mensagem: `A nota fiscal REP 1 deste fornecedor já foi lançada na solicitação ${um.numero}. Se não for engano, informe o motivo.`,
        },
        { campo: 'notaFiscal.motivoRepeticao', mensagem: 'Informe o motivo de lançar a mesma nota.' },
      ],
    ]);
    const confirmada = (await receber(dois.id, 1, nota('rep 1', { motivoRepeticao }))).json();
    expect(confirmada).toMatchObject({ status: 'ENVIADA', notaFiscal: { motivoRepeticao } });
    // The same for a correction: to a number that others have, and back.
    const { notaFiscal } = (await receber(tres.id, 1, nota('rep 2'))).json();
    const corrigir = (numero: string, mais: object = {}) =>
      pedir('PUT', `/notas-fiscais/${notaFiscal.id}`, {
        numero,
        dataEmissao: '01/03/2020',
        dataRecebimento: '02/03/2020',
        valor: 20,
        versao: 1,
        ...mais,
      });
    expect((await corrigir('rep 1')).json().errors).toEqual([
      {
        campo: 'numero',
        mensagem: expect.stringContaining(`já foi lançada nas solicitações ${um.numero} e ${dois.numero}.`),
      },
      { campo: 'motivoRepeticao', mensagem: expect.any(String) },
    ]);
    expect((await corrigir('rep 1', { motivoRepeticao })).json()).toMatchObject({ motivoRepeticao, versao: 2 });
    expect((await corrigir('rep 3', { motivoRepeticao, versao: 2 })).json()).toMatchObject({ motivoRepeticao: null });
    const trilha = await app.banco.query.auditoria.findFirst({
      where: (a, { and: e, eq: igual }) => e(igual(a.entidadeId, dois.id), igual(a.acao, 'RECEBER')),
    });
    expect(trilha?.depois).toMatchObject({ notaFiscal: { motivoRepeticao } });
  });

  test('an invoice is recorded once in a request: by a delivery, and by a correction', async () => {
    const { id } = await novaSolicitacao();
    const nota = (numero: string) => ({ numero, dataEmissao: '01/03/2020', dataRecebimento: '02/03/2020', valor: 20 });
    const mensagem = 'Esta nota fiscal já foi lançada nesta solicitação.';
    await receber(id, 1, { notaFiscal: nota('dupla 1') });
    const repetida = await receber(id, 1, { notaFiscal: nota('dupla 1') });
    expect([repetida.statusCode, repetida.json().errors]).toEqual([409, [{ campo: 'notaFiscal.numero', mensagem }]]);
    const { notaFiscal } = (await receber(id, 1, { notaFiscal: nota('dupla 2') })).json();
    const corrigida = await pedir('PUT', `/notas-fiscais/${notaFiscal.id}`, { ...nota('dupla 1'), versao: 1 });
    expect([corrigida.statusCode, corrigida.json().errors]).toEqual([409, [{ campo: 'numero', mensagem }]]);
  });

  describe('one number of an invoice, however it is written', () => {
    const nota = (numero: string, mais: object = {}) => ({
      notaFiscal: { numero, dataEmissao: '01/03/2020', dataRecebimento: '02/03/2020', valor: 20, ...mais },
    });

    test.each([
      ['000.007.001', '7001', '000007001'],
      ['Nº 000.007.002', 'NF 7002', 'nf-e: 7 002'],
      ['A-01', 'a-01', 'A-01'],
    ])('%s, %s and %s ask for a reason from the second on', async (...numeros) => {
      const recebidas = [];
      for (const numero of numeros) recebidas.push(await receber((await novaSolicitacao()).id, 1, nota(numero)));
      expect(recebidas.map(({ statusCode }) => statusCode)).toEqual([200, 409, 409]);
      expect(campos(recebidas[2]!)).toEqual(['notaFiscal.numero', 'notaFiscal.motivoRepeticao']);
      const comMotivo = nota(numeros[1]!, { motivoRepeticao: 'Duas entregas' });
      expect((await receber((await novaSolicitacao()).id, 1, comMotivo)).statusCode).toBe(200);
    });

    test('the message says how the other request has written it', async () => {
      const { id, numero } = await novaSolicitacao();
      await receber(id, 1, nota('000.007.003'));
      expect((await receber((await novaSolicitacao()).id, 1, nota('7003'))).json().detail).toBe(
        `A nota fiscal 7003 deste fornecedor já foi lançada na solicitação ${numero}, como 000.007.003. Se não for engano, informe o motivo.`,
      );
    });

    test.each([
      ['7004-1', '70041'],
      ['A-7004', 'B-7004'],
      ['70050', '7005'],
    ])('%s and %s are two numbers', async (um, outro) => {
      for (const numero of [um, outro])
        expect((await receber((await novaSolicitacao()).id, 1, nota(numero))).statusCode).toBe(200);
    });

    test('in one request it is refused, also by a correction', async () => {
      const { id } = await novaSolicitacao();
      await receber(id, 1, nota('000.007.006'));
      expect(campos(await receber(id, 1, nota('7006', { motivoRepeticao: 'Outra' })))).toEqual(['notaFiscal.numero']);
      const { notaFiscal } = (await receber(id, 1, nota('7007'))).json();
      const corrigida = { ...nota('07006').notaFiscal, versao: 1 };
      expect((await pedir('PUT', `/notas-fiscais/${notaFiscal.id}`, corrigida)).statusCode).toBe(409);
    });

    test('two known series that differ are two invoices, an unknown one is any', async () => {
      const [um, dois] = [await novaSolicitacao(), await novaSolicitacao()];
      const primeira = (await receber(um.id, 1, nota('7008'))).json().notaFiscal.id;
      await app.banco.update(notasFiscais).set({ serie: '2' }).where(eq(notasFiscais.id, primeira));
      const conferida = { solicitacaoId: dois.id, numero: '07008', motivoRepeticao: null };
      const conferir = (serie: string | null) =>
        emTransacao({ banco: app.banco, usuario: null }, (tx) => conferirRepeticao(tx, { ...conferida, serie }, ''));
      expect(await conferir('1')).toBeNull();
      await expect(conferir('2')).rejects.toMatchObject({ status: 409 });
      await expect(conferir(null)).rejects.toMatchObject({ status: 409 });
    });

    test('two receipts that write it differently at once: one succeeds', async () => {
      const novas = [await novaSolicitacao(), await novaSolicitacao()];
      const respostas = await Promise.all(novas.map(({ id }, i) => receber(id, 1, nota(['000.007.009', '7009'][i]!))));
      expect(respostas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    });

    test('a repeat of an earlier version is listed to be looked at, and refuses nothing', async () => {
      const [um, dois] = [await novaSolicitacao(), await novaSolicitacao()];
      await receber(um.id, 1, nota('7010'));
      const outra = (await receber(dois.id, 1, nota('7011'))).json().notaFiscal.id;
      await app.banco.update(notasFiscais).set({ numero: '000.007.010' }).where(eq(notasFiscais.id, outra));
      const quebradas = (await verificar(app.banco, INVARIANTES)).filter(({ total }) => total > 0);
      expect(quebradas).toMatchObject([
        { soAvisa: true, total: 1, violacoes: [expect.stringContaining('nota 7010 da solicitação')] },
      ]);
      // A reason settles it.
      const motivo = { ...nota('000.007.010', { motivoRepeticao: 'Conferida' }).notaFiscal, versao: 1 };
      expect((await pedir('PUT', `/notas-fiscais/${outra}`, motivo)).statusCode).toBe(200);
      expect((await verificar(app.banco, INVARIANTES)).filter(({ total }) => total > 0)).toEqual([]);
    });
  });

  test('when two requests record the same invoice at once, one succeeds', async () => {
    const novas = [await novaSolicitacao(), await novaSolicitacao()];
    const notaFiscal = {
      numero: 'ao mesmo tempo',
      dataEmissao: '01/03/2020',
      dataRecebimento: '02/03/2020',
      valor: 20,
    };
    const respostas = await Promise.all(novas.map(({ id }) => receber(id, 1, { notaFiscal })));
    expect(respostas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('without accepted goods it is DEVOLVIDA, and may still be delivered or cancelled', async () => {
    const { id } = await novaSolicitacao();
    expect((await receber(id, 0, { produtos: [] })).json()).toMatchObject({
      status: 'DEVOLVIDA',
      itens: [{ quantidadeRecebida: 0 }],
    });
    expect((await receber(id, 10, lote('D1', 10))).json()).toMatchObject({ status: 'RECEBIDA' });
    const outra = await novaSolicitacao();
    await receber(outra.id, 0, { produtos: [{ produto: { id: mercado.arroz.id }, quantidade: 0 }] });
    expect(
      (await pedir('POST', `/solicitacoes/${outra.id}/cancelar`, { motivo: 'Fornecedor desistiu' })).json(),
    ).toMatchObject({ status: 'CANCELADA' });
  });

  test('a partly received request is not cancelled and not reduced below the received quantity; reduced to it, it is complete', async () => {
    const { id } = await novaSolicitacao();
    await receber(id, 4, lote('R1', 4));
    expect((await pedir('POST', `/solicitacoes/${id}/cancelar`, { motivo: 'x' })).json().detail).toBe(
      'Não é possível cancelar a solicitação: a situação é "Entrega parcial".',
    );
    const item = (quantidade: number) => ({ itens: [{ produto: { id: mercado.arroz.id }, quantidade }], versao: 2 });
    expect(campos(await pedir('PUT', `/solicitacoes/${id}`, item(3.999)))).toEqual(['itens.0.quantidade']);
    expect(
      campos(
        await pedir('PUT', `/solicitacoes/${id}`, {
          itens: [{ produto: { id: mercado.feijao.id }, quantidade: 1 }],
          versao: 2,
        }),
      ),
    ).toEqual(['itens']);
    expect((await pedir('PUT', `/solicitacoes/${id}`, item(4))).json()).toMatchObject({ status: 'RECEBIDA' });
  });

  test('with the same key, the same invoice or an old version it is received once', async () => {
    const { id } = await novaSolicitacao();
    const corpo = corpoDoRecebimento(mercado, 3, lote('K1', 3));
    const [um, dois] = await Promise.all(
      [1, 2].map(() => pedir('PUT', `/solicitacoes/${id}/receber`, corpo, { 'idempotency-key': 'entrega-1' })),
    );
    expect(um!.json()).toEqual(dois!.json());
    expect(await saldoDoLote('K1')).toBe(3);
    const semChave = await pedir('PUT', `/solicitacoes/${id}/receber`, corpo);
    expect(semChave.statusCode).toBe(409);
    expect(campos(semChave)).toEqual(['notaFiscal.numero']);
    expect((await receber(id, 3, { versao: 1 })).statusCode).toBe(409);
    expect(await saldoDoLote('K1')).toBe(3);
  });

  test.each([
    ['no observation', { observacao: '' }, 'observacao'],
    [
      'a receipt before the issue',
      { notaFiscal: { numero: '1', dataEmissao: '02/03/2020', dataRecebimento: '01/03/2020', valor: 1 } },
      'notaFiscal.dataRecebimento',
    ],
    [
      'a receipt tomorrow',
      { notaFiscal: { numero: '1', dataEmissao: hoje(), dataRecebimento: dia(2), valor: 1 } },
      'notaFiscal.dataRecebimento',
    ],
    [
      'no invoice number',
      { notaFiscal: { numero: '', dataEmissao: '01/03/2020', dataRecebimento: '01/03/2020', valor: 1 } },
      'notaFiscal.numero',
    ],
  ])('refuses %s', async (_caso, mudanca, campo) => {
    const resposta = await receber((await novaSolicitacao()).id, 1, mudanca);
    expect(resposta.statusCode).toBe(422);
    expect(campos(resposta)).toEqual([campo]);
  });

  test.each([
    ['no lot', { lote: '' }, 'lote'],
    ['an expired lot', { dataValidade: dia(-1), dataFabricacao: '01/01/2020' }, 'dataValidade'],
    ['an expiry before the manufacture', { dataFabricacao: '01/01/2090', dataValidade: '01/01/2089' }, 'dataValidade'],
    ['a manufacture after the receipt', { dataFabricacao: '03/03/2020' }, 'dataFabricacao'],
    ['a negative quantity', { quantidade: -1 }, 'quantidade'],
    ['a product that was not asked for', { produto: { id: 999_999 } }, 'produto'],
  ])('refuses %s', async (_caso, mudanca, campo) => {
    const resposta = await receber((await novaSolicitacao()).id, 1, lote('X', 1, mudanca));
    expect(resposta.statusCode).toBe(422);
    expect(campos(resposta)).toContain(`produtos.0.${campo}`);
  });

  test('less than half of the shelf life needs a justification, half does not, family farming never', async () => {
    const { id } = await novaSolicitacao();
    const semRegra = (await novaSolicitacao()).id;
    expect((await receber(semRegra, 1, comDatas(dia(-11), dia(10), 'V0'))).statusCode).toBe(200);
    // Another share, until yesterday.
    await app.banco.insert(regrasPnae).values(
      [
        { valor: '90', vigenteAte: dia(-1) },
        { valor: '50', vigenteDe: hoje() },
      ].map((regra) => ({
        ...{
          codigo: 'VALIDADE_ENTREGA',
          regra: 'Prazo restante na entrega',
          operador: '>=' as const,
          unidade: '% da vida útil',
        },
        ...{ periodo: 'entrega', escopo: '', norma: 'Lei 15.226/2025', certeza: 'verificado', ...regra },
      })),
    );
    const curto = await receber(id, 1, comDatas(dia(-11), dia(10), 'V1'));
    expect(curto.statusCode).toBe(422);
    expect(campos(curto)).toEqual(['justificativaValidade']);
    expect((await receber(id, 1, comDatas(dia(-10), dia(10), 'V2'))).statusCode).toBe(200);
    expect(
      (await receber(id, 1, { ...comDatas(dia(-11), dia(10), 'V1'), justificativaValidade: 'Consumo na semana' }))
        .statusCode,
    ).toBe(200);
    await app.banco
      .update(fornecedores)
      .set({ agriculturaFamiliar: true })
      .where(eq(fornecedores.id, mercado.fornecedor.id));
    expect((await receber(id, 1, comDatas(dia(-11), dia(10), 'V3'))).statusCode).toBe(200);
    await app.banco
      .update(fornecedores)
      .set({ agriculturaFamiliar: false })
      .where(eq(fornecedores.id, mercado.fornecedor.id));
  });

  test('the known lots of its products that have not expired are there for the reader of labels', async () => {
    const lotes = async (id: number) => (await pedir('GET', `/solicitacoes/${id}/lotes-conhecidos`)).json();
    const { id } = await novaSolicitacao();
    expect((await receber(id, 1, lote('ETQ-1', 1))).statusCode).toBe(200);
    const conhecidos = await lotes((await novaSolicitacao()).id);
    expect(conhecidos).toContainEqual(
      expect.objectContaining({ numero: 'ETQ-1', produto: expect.objectContaining({ id: mercado.arroz.id }) }),
    );
    await app.banco.update(produtoLotes).set({ dataValidade: '2020-01-01' }).where(eq(produtoLotes.numero, 'ETQ-1'));
    expect((await lotes(id)).map(({ numero }: { numero: string }) => numero)).not.toContain('ETQ-1');
  });

  test('a temperature outside the limits of the product needs a justification; the limits of the day stay with the lot', async () => {
    const limitar = (temperaturaMaxima: string | null) =>
      app.banco.update(produtos).set({ temperaturaMaxima }).where(eq(produtos.id, mercado.arroz.id));
    const { id } = await novaSolicitacao();
    const medido = (numero: string, temperatura: number) => lote(numero, 1, { temperatura });
    expect((await receber(id, 1, medido('T0', 30))).statusCode).toBe(200);
    await limitar('4');
    expect((await receber(id, 1, medido('T1', 4))).statusCode).toBe(200);
    const quente = await receber(id, 1, medido('T2', 4.1));
    expect(quente.statusCode).toBe(422);
    expect(campos(quente)).toEqual(['justificativaTemperatura']);
    const justificativaTemperatura = 'Consumo no mesmo dia';
    expect((await receber(id, 1, { ...medido('T2', 4.1), justificativaTemperatura })).statusCode).toBe(200);
    await limitar(null);
    expect((await pedir('GET', `/solicitacoes/${id}/produtos-recebidos`)).json()).toMatchObject([
      { justificativaTemperatura: null, produtos: [{ temperatura: 30, temperaturaMaxima: null }] },
      { justificativaTemperatura: null, produtos: [{ temperatura: 4, temperaturaMaxima: 4 }] },
      { justificativaTemperatura, produtos: [{ temperatura: 4.1, temperaturaMinima: null, temperaturaMaxima: 4 }] },
    ]);
  });

  test('a delivery stays after its user is deleted', async () => {
    const { id } = await novaSolicitacao();
    const passageiro = await entrarComo(app, { permissoes: ['SOLICITACOES'], estoques: [mercado.unidade.estoque] });
    expect(
      (await passageiro.injetar('PUT', `/solicitacoes/${id}/receber`, corpoDoRecebimento(mercado, 1))).statusCode,
    ).toBe(200);
    await app.banco.delete(usuarios).where(eq(usuarios.id, passageiro.usuarioId));
    expect((await pedir('GET', `/solicitacoes/${id}/produtos-recebidos`)).json()).toMatchObject([
      { usuario: 'Usuário excluído' },
    ]);
    expect((await pedir('GET', `/recebimentos-compra/solicitacoes/${id}`)).json()).toMatchObject({
      recebimentos: [{ usuario: 'Usuário excluído' }],
    });
  });

  test('another unit receives nothing', async () => {
    const { id } = await novaSolicitacao();
    const vizinho = await entrarComo(app, { permissoes: ['SOLICITACOES'] });
    expect(
      (await vizinho.injetar('PUT', `/solicitacoes/${id}/receber`, corpoDoRecebimento(mercado, 1))).statusCode,
    ).toBe(404);
  });
});

describe('the invoice', () => {
  const texto = { 'content-type': 'text/plain' };
  const dataUrl = (tipo: string, bytes: Buffer) => `data:${tipo};base64,${bytes.toString('base64')}`;
  const recebida = async () => (await receber((await novaSolicitacao()).id, 1)).json().notaFiscal as { id: number };

  test('is corrected under its version', async () => {
    const { id } = await recebida();
    const edicao = { numero: 'nf 9', dataEmissao: '01/03/2020', dataRecebimento: '05/03/2020', valor: 21.5, versao: 1 };
    expect((await pedir('PUT', `/notas-fiscais/${id}`, edicao)).json()).toMatchObject({
      numero: 'NF 9',
      dataRecebimento: '05/03/2020',
      valor: 21.5,
      versao: 2,
    });
    expect((await pedir('PUT', `/notas-fiscais/${id}`, edicao)).statusCode).toBe(409);
    expect(
      campos(await pedir('PUT', `/notas-fiscais/${id}`, { ...edicao, dataRecebimento: '28/02/2020', versao: 2 })),
    ).toEqual(['dataRecebimento']);
  });

  test('its picture is re-encoded: small, upright, without metadata', async () => {
    const { id } = await recebida();
    expect((await pedir('GET', `/notas-fiscais/${id}/imagem`)).statusCode).toBe(204);
    const foto = await sharp({ create: { width: 3000, height: 100, channels: 3, background: '#aa0000' } })
      .withExif({ IFD0: { Copyright: 'segredo' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await pedir('PUT', `/notas-fiscais/${id}/imagem`, dataUrl('image/jpeg', foto), texto)).statusCode).toBe(
      204,
    );
    const lida = (await pedir('GET', `/notas-fiscais/${id}/imagem`)).body;
    const { width, height, exif, format } = await sharp(Buffer.from(lida.split(',')[1]!, 'base64')).metadata();
    expect({ width, height, exif, format }).toEqual({ width: 67, height: 2000, exif: undefined, format: 'jpeg' });
    const vizinho = await entrarComo(app, { permissoes: ['SOLICITACOES'] });
    expect((await vizinho.injetar('GET', `/notas-fiscais/${id}/imagem`)).statusCode).toBe(404);
    expect(
      (await vizinho.injetar('PUT', `/notas-fiscais/${id}/imagem`, dataUrl('image/jpeg', foto), texto)).statusCode,
    ).toBe(404);
  });

  test('a file that is not jpg or png is refused by its bytes', async () => {
    const { id } = await recebida();
    const gif = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#000000' } })
      .gif()
      .toBuffer();
    for (const falsa of [
      dataUrl('image/png', Buffer.from('%PDF-1.7 not a picture')),
      dataUrl('image/jpeg', gif),
      'https://exemplo.test/foto.png',
      dataUrl('image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
      'p',
      ' \n ',
    ]) {
      const resposta = await pedir('PUT', `/notas-fiscais/${id}/imagem`, falsa, texto);
      expect(resposta.statusCode).toBe(422);
      expect(campos(resposta)).toEqual(['imagem']);
    }
    expect((await pedir('GET', `/notas-fiscais/${id}/imagem`)).statusCode).toBe(204);
  });
});
