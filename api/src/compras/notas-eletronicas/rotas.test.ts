import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ArquivoDeNota, Solicitacao } from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import { auditoria } from '../../banco/esquema/auditoria.js';
import { municipio } from '../../banco/esquema/cadastros/municipio.js';
import { definirRelogio } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { abrirMercado, aquisicaoVigente, corpoDaAquisicao, type Mercado } from '../../teste/compras.js';
import { criarFornecedor, criarUnidade, sequencia } from '../../teste/fabricas.js';
import { arquivoDe, DESTINATARIO_DO_EXEMPLO, EMITENTE_DO_EXEMPLO, notaDe } from '../../teste/notas-eletronicas/nota.js';
import { DIA } from '../../teste/rotas/casa.js';
import { zipOf } from '../../teste/zip.mjs';

let app: FastifyInstance;
let mercado: Mercado;
let comprador: Pessoa;
beforeAll(async () => {
  app = await criarAppDeTeste({ demonstracao: true });
  definirRelogio({ agora: () => DIA.instante });
  mercado = await abrirMercado(app);
  mercado = { ...mercado, fornecedor: await criarFornecedor(app, { cnpj: EMITENTE_DO_EXEMPLO }) };
  comprador = mercado.comprador;
  await app.banco.update(municipio).set({ cnpjSecretaria: DESTINATARIO_DO_EXEMPLO });
});
afterAll(async () => {
  definirRelogio();
  await app.close();
});

/** Rice at R$ 27.50 and, for the sample's carrots, the other product at R$ 4.20. */
async function vigente({ fornecedor, arroz, feijao } = mercado) {
  const itens = [
    { produto: { id: arroz.id }, quantidade: 100, unidadeProduto: 'SACO', precoUnidade: 27.5 },
    { produto: { id: feijao.id }, quantidade: 40, unidadeProduto: 'PACOTE', precoUnidade: 4.2 },
  ];
  const propostasVencedoras = [
    { fornecedor: { id: fornecedor.id, fornecedorTipo: 'JURIDICO' }, numeroContrato: 'ct 1', itens },
  ];
  return aquisicaoVigente(mercado, { ...corpoDaAquisicao(mercado), valor: 2918, propostasVencedoras });
}

/** A request for 40 packages of rice and 15 of the other product. */
async function novaSolicitacao(fornecedor = mercado.fornecedor): Promise<Solicitacao> {
  const { unidade, categoria, arroz, feijao } = mercado;
  const aquisicao = await vigente({ ...mercado, fornecedor });
  const resposta = await comprador.injetar('POST', '/solicitacoes', {
    aquisicao: { id: aquisicao.id },
    fornecedor: { id: fornecedor.id },
    unidadeEducacional: { id: unidade.id },
    categorias: [{ id: categoria.id }],
    itens: [
      { produto: { id: arroz.id }, quantidade: 40 },
      { produto: { id: feijao.id }, quantidade: 15 },
    ],
  });
  if (resposta.statusCode !== 201) throw new Error(resposta.body);
  return resposta.json();
}

const ler = (id: number, conteudo: string | Buffer, quem = comprador) =>
  quem.injetar('POST', `/solicitacoes/${id}/notas-eletronicas/leitura`, arquivoDe(conteudo));

async function lida(id: number, xml: string) {
  const resposta = await ler(id, xml);
  const [arquivo] = resposta.json<ArquivoDeNota[]>();
  if (resposta.statusCode !== 200 || !arquivo?.nota) throw new Error(resposta.body);
  return arquivo.nota;
}

/** Another invoice of the same supplier. */
const outra = (pedido?: string) => notaDe({ numero: 10_000 + sequencia(), pedido });
const numeroDe = (xml: string) => /<nNF>(\d+)/.exec(xml)?.[1] ?? '';

/** Body of a receipt of the sample's goods with its XML. */
const corpoCom = (xml: string, mudanca: object = {}, eletronica: object = {}) => ({
  observacao: 'Entrega conferida',
  notaFiscal: { numero: numeroDe(xml), dataEmissao: '16/11/2026', dataRecebimento: DIA.br, valor: 1160 },
  produtos: [
    ...['A2611', 'A2612'].map((lote, i) => ({
      produto: { id: mercado.arroz.id },
      quantidade: [30, 10][i],
      lote,
      dataFabricacao: '01/09/2026',
      dataValidade: '31/08/2027',
    })),
  ],
  notaEletronica: {
    xml,
    produtos: [
      { codigo: 'ARZ5', produto: { id: mercado.arroz.id } },
      { codigo: 'CEN1', produto: { id: mercado.feijao.id } },
    ],
    ...eletronica,
  },
  ...mudanca,
});
const receber = (id: number, corpo: object) => comprador.injetar('PUT', `/solicitacoes/${id}/receber`, corpo);

describe('POST /solicitacoes/:id/notas-eletronicas/leitura', () => {
  test('the sample for its request: items, lots, value, and what the user should know', async () => {
    const { id, numero } = await novaSolicitacao();
    const { chave, xml } = notaDe({ numero: 10_000 + sequencia(), pedido: `SOL-${numero.split('/')[0]}` });
    const antes = await app.banco.$count(auditoria);
    expect(await lida(id, xml)).toEqual({
      chave,
      numero: numeroDe(xml),
      serie: '1',
      dataEmissao: '16/11/2026',
      valor: 1160,
      emitente: { nome: 'FORNECEDOR FICTICIO DE ALIMENTOS LTDA', documento: EMITENTE_DO_EXEMPLO },
      protocolo: '328260000000001',
      recusas: [],
      avisos: ['A nota é de homologação: ela não tem valor fiscal.'],
      avisoDoDestinatario: null,
      itens: [
        {
          numero: 1,
          codigo: 'ARZ5',
          descricao: 'ARROZ BRANCO TIPO 1 PACOTE 5KG',
          quantidade: 40,
          unidade: 'PCT',
          quantidadeTributavel: 200,
          unidadeTributavel: 'KG',
          valor: 1100,
          lotes: [
            { numero: 'A2611', quantidade: 30, dataFabricacao: '01/09/2026', dataValidade: '31/08/2027' },
            { numero: 'A2612', quantidade: 10, dataFabricacao: '01/10/2026', dataValidade: '30/09/2027' },
          ],
          produto: { id: mercado.arroz.id, origem: 'PEDIDO' },
          conversao: null,
        },
        {
          numero: 2,
          codigo: 'CEN1',
          descricao: 'CENOURA EXTRA KG',
          quantidade: 15,
          unidade: 'KG',
          quantidadeTributavel: 15,
          unidadeTributavel: 'KG',
          valor: 60,
          lotes: [],
          produto: null,
          conversao: null,
        },
      ],
      xml,
    });
    // Nothing is written.
    expect(await app.banco.$count(auditoria)).toBe(antes);
  });

  test('an order of another request, or an item that it does not have, matches nothing', async () => {
    const { id, numero } = await novaSolicitacao(await criarFornecedor(app, { cnpj: '11444777000161' }));
    const [n] = numero.split('/').map(Number);
    const doPedido = (pedido: string) => notaDe({ emitente: '11444777000161', pedido }).xml;
    for (const xml of [doPedido(`SOL-${n! + 1}`), doPedido(`SOL-${n}`).replace('<nItemPed>1', '<nItemPed>3')])
      expect((await lida(id, xml)).itens.map(({ produto }) => produto)).toEqual([null, null]);
  });

  test('refusals and warnings come with the invoice, each in its sentence', async () => {
    const { id, fornecedor } = await novaSolicitacao();
    const { xml } = notaDe({ emitente: '11444777000161' });
    expect((await lida(id, xml.replace('<finNFe>1', '<finNFe>4').replace('<cStat>100', '<cStat>101'))).recusas).toEqual(
      [
        `O emitente da nota, 11.444.777/0001-61, não é o fornecedor da solicitação, ${fornecedor.nome} (11.222.333/0001-81).`,
        'A nota é de devolução de mercadoria: só a nota normal entra no recebimento.',
        'A nota foi cancelada (situação 101).',
      ],
    );
    const alheia = outra().xml.replace(`<dest><CNPJ>${DESTINATARIO_DO_EXEMPLO}`, '<dest><CNPJ>11444777000161');
    expect((await lida(id, alheia)).avisoDoDestinatario).toMatch(/^O destinatário da nota é 11\.444\.777\/0001-61/);
  });

  test('outside the demonstration a test is refused', async () => {
    const real = await criarAppDeTeste();
    try {
      const outro = await abrirMercado(real);
      const { id } = await criarFornecedor(real, { cnpj: EMITENTE_DO_EXEMPLO });
      const corpo = corpoDaAquisicao({ ...outro, fornecedor: { id } });
      const aquisicao = await aquisicaoVigente(outro, corpo);
      const solicitacao = await outro.comprador.injetar('POST', '/solicitacoes', {
        aquisicao: { id: aquisicao.id },
        fornecedor: { id },
        unidadeEducacional: { id: outro.unidade.id },
        categorias: [{ id: outro.categoria.id }],
        itens: [{ produto: { id: outro.arroz.id }, quantidade: 40 }],
      });
      const [arquivo] = (await ler(solicitacao.json<Solicitacao>().id, notaDe({}).xml, outro.comprador)).json<
        ArquivoDeNota[]
      >();
      expect(arquivo?.nota?.recusas).toEqual([expect.stringMatching(/^A nota é de homologação/)]);
    } finally {
      await real.close();
    }
  });

  test('a zip has a row for each file', async () => {
    const { id } = await novaSolicitacao();
    const zip = zipOf([
      { name: 'a.xml', content: outra().xml },
      { name: 'b.xml', content: 'nada' },
    ]);
    expect((await ler(id, zip)).json()).toEqual([
      { nome: 'a.xml', nota: expect.objectContaining({ serie: '1' }) },
      { nome: 'b.xml', recusa: expect.stringMatching(/não é um XML/) },
    ]);
  });

  test('a file that is no NF-e is 422 with its reason; a request that takes no delivery is 409', async () => {
    const { id } = await novaSolicitacao();
    const recusado = await ler(id, 'nada');
    expect([recusado.statusCode, recusado.json().errors]).toEqual([
      422,
      [{ campo: 'conteudo', mensagem: expect.stringMatching(/não é um XML/) }],
    ]);
    expect((await comprador.injetar('POST', `/solicitacoes/${id}/cancelar`, { motivo: 'Engano' })).statusCode).toBe(
      200,
    );
    expect((await ler(id, outra().xml)).statusCode).toBe(409);
  });
});

describe('PUT /solicitacoes/:id/receber with an NF-e', () => {
  test('keeps the XML with the invoice, remembers the codes, and the trail names the key', async () => {
    const { id } = await novaSolicitacao();
    const { chave, xml } = outra();
    const recebida = await receber(id, corpoCom(xml));
    expect([recebida.statusCode, recebida.json()]).toEqual([200, expect.objectContaining({ status: 'ENVIADA' })]);
    const nota = recebida.json<Solicitacao>().notaFiscal!;
    expect(nota).toMatchObject({ numero: numeroDe(xml), valor: 1160, chave });
    const guardado = await comprador.injetar('GET', `/notas-fiscais/${nota.id}/xml`);
    expect([guardado.statusCode, guardado.body]).toEqual([200, xml]);
    expect(guardado.headers).toMatchObject({
      'content-type': expect.stringMatching(/^application\/xml/),
      'content-disposition': 'attachment',
    });
    const trilha = JSON.stringify(
      await app.banco.query.auditoria.findMany({
        where: (a, { and: e, eq: igual }) => e(igual(a.entidade, 'solicitacoes'), igual(a.entidadeId, id)),
      }),
    );
    expect(trilha).toContain(chave);
    expect(trilha).not.toContain('nfeProc');

    // The next invoice knows both products, whatever the order says.
    const seguinte = await novaSolicitacao();
    expect((await lida(seguinte.id, outra().xml)).itens.map(({ produto }) => produto)).toEqual([
      { id: mercado.arroz.id, origem: 'MEMORIA' },
      { id: mercado.feijao.id, origem: 'MEMORIA' },
    ]);
    // Another choice is the one to know from then on.
    const trocada = outra();
    const produtos = [{ codigo: 'CEN1', produto: { id: mercado.arroz.id } }];
    expect((await receber(seguinte.id, corpoCom(trocada.xml, {}, { produtos }))).statusCode).toBe(200);
    expect((await lida((await novaSolicitacao()).id, outra().xml)).itens[1]?.produto).toEqual({
      id: mercado.arroz.id,
      origem: 'MEMORIA',
    });
  });

  test('an invoice that was typed has no XML', async () => {
    const { id } = await novaSolicitacao();
    const corpo = corpoCom(outra().xml, { notaEletronica: undefined });
    const nota = (await receber(id, corpo)).json<Solicitacao>().notaFiscal!;
    expect(nota.chave).toBeNull();
    expect((await comprador.injetar('GET', `/notas-fiscais/${nota.id}/xml`)).statusCode).toBe(204);
    const estranho = await entrarComo(app, { estoques: [(await criarUnidade(app)).estoque] });
    expect((await estranho.injetar('GET', `/notas-fiscais/${nota.id}/xml`)).statusCode).toBe(404);
  });

  test.each<[string, (xml: string) => object, { campo: string; mensagem: RegExp }[]]>([
    [
      'other data than those of the XML',
      (xml) =>
        corpoCom(xml, {
          notaFiscal: { numero: '1', dataEmissao: '15/11/2026', dataRecebimento: DIA.br, valor: 1163 },
        }),
      [
        { campo: 'notaFiscal.numero', mensagem: /^O número da NF-e é \d+\.$/ },
        { campo: 'notaFiscal.dataEmissao', mensagem: /^A NF-e foi emitida em 16\/11\/2026\.$/ },
        { campo: 'notaFiscal.valor', mensagem: /^O valor da NF-e é R\$ 1\.160,00\.$/ },
      ],
    ],
    [
      'an invoice that a rule refuses',
      (xml) => corpoCom(xml.replace('<cStat>100', '<cStat>110')),
      [{ campo: 'notaEletronica.xml', mensagem: /denegado/ }],
    ],
    [
      'an XML that is none',
      (xml) => corpoCom(xml, {}, { xml: '<a/>' }),
      [{ campo: 'notaEletronica.xml', mensagem: /não de uma NF-e/ }],
    ],
    [
      'a receiver that was not confirmed',
      (xml) => corpoCom(xml.replace(`<dest><CNPJ>${DESTINATARIO_DO_EXEMPLO}`, '<dest><CNPJ>11444777000161')),
      [{ campo: 'notaEletronica.motivoDestinatario', mensagem: /não está entre os CNPJs do município/ }],
    ],
    [
      'a code that the invoice does not have',
      (xml) => corpoCom(xml, {}, { produtos: [{ codigo: 'X', produto: { id: mercado.arroz.id } }] }),
      [{ campo: 'notaEletronica.produtos.0.codigo', mensagem: /não está na NF-e/ }],
    ],
    [
      'a product that was not requested',
      (xml) => corpoCom(xml, {}, { produtos: [{ codigo: 'ARZ5', produto: { id: 999_999 } }] }),
      [{ campo: 'notaEletronica.produtos.0.produto', mensagem: /não está na solicitação/ }],
    ],
  ])('%s is 422 at its place, and nothing is written', async (_caso, corpo, erros) => {
    const { id } = await novaSolicitacao();
    const { xml } = outra();
    const recusada = await receber(id, { ...corpo(xml) });
    expect([recusada.statusCode, recusada.json().errors]).toEqual([
      422,
      erros.map(({ campo, mensagem }) => ({ campo, mensagem: expect.stringMatching(mensagem) })),
    ]);
    expect((await comprador.injetar('GET', `/solicitacoes/${id}`)).json()).toMatchObject({
      status: 'AGUARDANDO',
      notaFiscal: null,
    });
  });

  test('a receiver that is confirmed with a reason passes', async () => {
    const { id } = await novaSolicitacao();
    const xml = outra().xml.replace(`<dest><CNPJ>${DESTINATARIO_DO_EXEMPLO}`, '<dest><CNPJ>11444777000161');
    expect((await receber(id, corpoCom(xml, {}, { motivoDestinatario: 'Fundo novo' }))).statusCode).toBe(200);
  });

  test('the key is unique in the municipality: 409 names the request; a reversal frees it', async () => {
    const [um, dois] = [await novaSolicitacao(), await novaSolicitacao()];
    const { xml } = outra();
    const primeira = await receber(um.id, corpoCom(xml));
    const [entrega] = (await comprador.injetar('GET', `/solicitacoes/${um.id}/produtos-recebidos`)).json();
    const frase = `Esta NF-e já foi recebida na solicitação ${um.numero}.`;
    expect((await lida(dois.id, xml)).recusas).toEqual([frase]);
    // With a reason for the same number, too: it is the same invoice.
    const corpo = corpoCom(xml);
    const repetida = await receber(dois.id, {
      ...corpo,
      notaFiscal: { ...corpo.notaFiscal, motivoRepeticao: 'Não é a mesma' },
    });
    expect([repetida.statusCode, repetida.json()]).toMatchObject([
      409,
      { detail: frase, errors: [{ campo: 'notaEletronica.xml', mensagem: frase }] },
    ]);
    const estorno = { motivo: 'Outra escola' };
    const url = `/solicitacoes/${um.id}/recebimentos/${entrega.id}/estorno`;
    expect([primeira.statusCode, (await comprador.injetar('POST', url, estorno)).statusCode]).toEqual([200, 200]);
    expect((await receber(dois.id, corpo)).statusCode).toBe(200);
  });

  test('nothing accepted: the XML goes back with the delivery', async () => {
    const { id } = await novaSolicitacao();
    const { xml } = outra();
    expect((await receber(id, corpoCom(xml, { produtos: [] }))).json()).toMatchObject({
      status: 'DEVOLVIDA',
      notaFiscal: null,
    });
    expect((await receber((await novaSolicitacao()).id, corpoCom(xml))).statusCode).toBe(200);
  });
});

test('an invoice with an NF-e keeps its number, day and value; the day of the receipt may change', async () => {
  const { id } = await novaSolicitacao();
  const { xml } = outra();
  const { notaFiscal } = (await receber(id, corpoCom(xml))).json<Solicitacao>();
  const { notaFiscal: enviada } = corpoCom(xml);
  const corrigir = (mudanca: object) =>
    comprador.injetar('PUT', `/notas-fiscais/${notaFiscal!.id}`, { ...enviada, ...mudanca });
  expect((await corrigir({ valor: 1163 })).json().errors).toEqual([
    { campo: 'valor', mensagem: 'O valor da NF-e é R$ 1.160,00.' },
  ]);
  expect((await corrigir({ dataRecebimento: '20/11/2026' })).json()).toMatchObject({ dataRecebimento: '20/11/2026' });
});

test('a product that is accepted above the contract needs an occurrence; without one the error is at its first lot', async () => {
  const { id } = await novaSolicitacao();
  const { xml } = outra();
  // The invoice has the rice 20 reais dearer, by its freight; the totals of the sample stay, which is only a warning.
  const cara = xml.replace('<indTot>', '<vFrete>20.00</vFrete><indTot>');
  expect(cara).not.toBe(xml);
  const recusada = await receber(id, corpoCom(cara));
  expect([recusada.statusCode, recusada.json().errors]).toEqual([
    422,
    [
      {
        campo: 'produtos.0.quantidade',
        mensagem: expect.stringMatching(/Anote uma ocorrência do tipo Outros ou Recusa\.$/),
      },
    ],
  ]);
  // Of a product of which nothing is accepted the price does not matter.
  const { produtos } = corpoCom(cara);
  const devolvidos = produtos.map((lote) => ({ ...lote, quantidade: 0 }));
  const feijao = { ...produtos[0], produto: { id: mercado.feijao.id }, quantidade: 15 };
  const outraCara = outra().xml.replace('<indTot>', '<vFrete>20.00</vFrete><indTot>');
  const semArroz = await receber(
    (await novaSolicitacao()).id,
    corpoCom(outraCara, { produtos: [...devolvidos, feijao] }),
  );
  expect([semArroz.statusCode, semArroz.json().errors]).toEqual([200, undefined]);
  const ocorrencias = [{ produto: { id: mercado.arroz.id }, tipo: 'OUTROS', motivo: 'Preço acima do contrato' }];
  expect((await receber(id, corpoCom(cara, { ocorrencias }))).statusCode).toBe(200);
});

describe('an invoice that sells bundles', () => {
  /** The sample's 40 packages of rice, 1,100.00, as 5 bundles of 8. */
  const emFardos = (taxada = '<uTrib>PCT</uTrib><qTrib>40.0000') =>
    outra()
      .xml.replace('<uCom>PCT</uCom><qCom>40.0000', '<uCom>FD</uCom><qCom>5.0000')
      .replace('<uTrib>KG</uTrib><qTrib>200.0000', taxada);
  const FARDO = { unidade: 'FD', embalagens: 8 };
  const codigo = (conversao?: object) => ({ codigo: 'ARZ5', produto: { id: mercado.arroz.id }, conversao });
  const faturados = (quantidade: number) => ({ faturados: [{ produto: { id: mercado.arroz.id }, quantidade }] });
  const resultado = async (xml: string, mudanca: object = {}, eletronica: object = {}) => {
    const resposta = await receber(
      (await novaSolicitacao()).id,
      corpoCom(xml, mudanca, { produtos: [codigo()], ...eletronica }),
    );
    return [resposta.statusCode, (resposta.json().errors ?? []).map(({ mensagem }: { mensagem: string }) => mensagem)];
  };
  const maisCaro = (pelo: string) => [
    422,
    [`Este item custa R$ 1.100,00 na nota; pelo contrato, R$ ${pelo}. Anote uma ocorrência do tipo Outros ou Recusa.`],
  ];

  test('is received at the price of the packages that a person has counted', async () => {
    expect(await resultado(emFardos())).toEqual([200, []]);
    expect(await resultado(emFardos(), faturados(40))).toEqual([200, []]);
    expect(await resultado(emFardos('<uTrib>FD</uTrib><qTrib>5.0000'))).toEqual([200, []]);
    const vinte = corpoCom('').produtos.map((lote) => ({ ...lote, quantidade: 10 }));
    expect(await resultado(emFardos(), { produtos: vinte })).toEqual(maisCaro('550,00'));
  });

  test('at twice the price asks for an occurrence, also where the weight contradicts the count', async () => {
    const vinte = corpoCom('').produtos.map((lote) => ({ ...lote, quantidade: 10 }));
    const corpo = { produtos: vinte, ...faturados(20) };
    expect(await resultado(emFardos('<uTrib>KG</uTrib><qTrib>100.0000'), corpo)).toEqual(maisCaro('550,00'));
    // A conversion that the weight contradicts hides nothing.
    const falsa = { produtos: [codigo({ unidade: 'FD', embalagens: 80 })] };
    expect(await resultado(emFardos('<uTrib>KG</uTrib><qTrib>100.0000'), corpo, falsa)).toEqual(maisCaro('550,00'));
    expect(await resultado(emFardos(), {}, { produtos: [codigo({ unidade: 'FD', embalagens: 4 })] })).toEqual(
      maisCaro('550,00'),
    );
  });

  test('keeps the conversion for the supplier and the code, until the user enters another one or chooses another product', async () => {
    const conversaoLida = async () => (await lida((await novaSolicitacao()).id, emFardos())).itens[0]?.conversao;
    expect(await resultado(emFardos(), {}, { produtos: [codigo(FARDO)] })).toEqual([200, []]);
    expect(await conversaoLida()).toEqual(FARDO);
    // An invoice in packages says nothing of bundles.
    expect(await resultado(outra().xml)).toEqual([200, []]);
    expect(await conversaoLida()).toEqual(FARDO);
    const feijao = { codigo: 'ARZ5', produto: { id: mercado.feijao.id } };
    expect(
      (await receber((await novaSolicitacao()).id, corpoCom(outra().xml, {}, { produtos: [feijao] }))).statusCode,
    ).toBe(200);
    expect(await conversaoLida()).toBeNull();
  });

  test.each([{ unidade: 'FD', embalagens: 0 }, { unidade: '', embalagens: 8 }, { unidade: 'FD' }])(
    'refuses the conversion %j at its place',
    async (conversao) => {
      const resposta = await receber(
        (await novaSolicitacao()).id,
        corpoCom(emFardos(), {}, { produtos: [codigo(conversao)] }),
      );
      expect([resposta.statusCode, resposta.json().errors[0].campo]).toEqual([
        422,
        expect.stringMatching(/^notaEletronica\.produtos\.0\.conversao\./),
      ]);
    },
  );
});
