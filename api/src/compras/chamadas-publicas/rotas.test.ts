import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Aquisicao, ChamadaPublica } from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import { hoje } from '../../nucleo/relogio.js';
import { criarAppDeTeste } from '../../teste/app.js';
import { chamadaPublicada, corpoDaChamada, criarFamiliar, diaBR, projetoDe } from '../../teste/chamadas.js';
import { abrirMercado, aquisicaoVigente, corpoDaAquisicao, type Mercado } from '../../teste/compras.js';

let app: FastifyInstance;
let mercado: Mercado;
beforeAll(async () => {
  // Closing it checks every invariant.
  app = await criarAppDeTeste();
  mercado = await abrirMercado(app);
});
afterAll(() => app.close());

const pedir = (metodo: 'GET' | 'POST' | 'PUT', url: string, corpo?: unknown, cabecalhos?: Record<string, string>) =>
  mercado.comprador.injetar(metodo, `/chamadas-publicas${url}`, corpo, cabecalhos);
const campos = (resposta: { json(): { errors: { campo: string }[] } }) =>
  resposta.json().errors.map(({ campo }) => campo);
const PRAZO = () => diaBR(hoje());
const CONTRATO = () => ({
  numeroProcessoAdminis: '12/2026',
  dataContrato: diaBR(hoje()),
  vigencia: '31/12/2099',
  fonteRecurso: 'PNAE_FNDE',
});

async function criar(mudanca: object = {}): Promise<ChamadaPublica> {
  const resposta = await pedir('POST', '', { ...corpoDaChamada(mercado, PRAZO()), ...mudanca });
  if (resposta.statusCode !== 201) throw new Error(resposta.body);
  return resposta.json();
}
const agir = async (id: number, ato: string) => {
  const resposta = await pedir('PUT', `/${id}/${ato}`);
  if (resposta.statusCode !== 200) throw new Error(resposta.body);
  return resposta.json<ChamadaPublica>();
};

/** The five projects of chamada-publica.json, P1 to P5, in a call that is published. */
async function comOsCinco(): Promise<{ id: number; fornecedores: number[] }> {
  const { feijao } = mercado;
  const { id } = await criar();
  await agir(id, 'publicar');
  const [p1, p2, p3, p4, p5] = [
    await criarFamiliar(mercado),
    await criarFamiliar(mercado, 'GRUPO_FORMAL'),
    await criarFamiliar(mercado, 'GRUPO_FORMAL'),
    await criarFamiliar(mercado, 'GRUPO_INFORMAL'),
    await criarFamiliar(mercado, 'GRUPO_FORMAL'),
  ];
  const resposta = await pedir('PUT', `/${id}/projetos`, {
    projetos: [
      projetoDe(p1, feijao, 300),
      projetoDe(p2, feijao, 500, { localidade: 'IMEDIATA', gruposPrioritarios: ['INDIGENA'], organico: true }),
      projetoDe(p3, feijao, 400, { organico: true }),
      projetoDe(p4, feijao, 250, { gruposPrioritarios: ['MULHERES', 'JOVENS'] }),
      projetoDe(p5, feijao, 1000, { localidade: 'ESTADO' }),
    ],
  });
  expect(resposta.statusCode).toBe(200);
  return { id, fornecedores: [p1.id, p2.id, p3.id, p4.id, p5.id] };
}

test('beans of three quotes cost R$ 7.40, and the five projects get what chamada-publica.json says', async () => {
  const { id, fornecedores } = await comOsCinco();
  const chamada = await agir(id, 'classificar');
  const [item] = chamada.itens;
  expect([item?.media, item?.preco]).toEqual([7, 7.4]);
  expect(
    item?.classificacao.map(({ fornecedor, quantidade, valor }) => [
      `P${fornecedores.indexOf(fornecedor.id) + 1}`,
      quantidade,
      valor,
    ]),
  ).toEqual([
    ['P4', 250, 1850],
    ['P3', 400, 2960],
    ['P1', 300, 2220],
    ['P2', 50, 370],
    ['P5', 0, 0],
  ]);
  expect([chamada.total, chamada.status]).toEqual([7400, 'EM_SELECAO']);
});

test('one step makes the acquisition with a proposal of each classified supplier, once', async () => {
  const { id } = await comOsCinco();
  await agir(id, 'classificar');
  expect((await pedir('POST', `/${id}/contratos`, CONTRATO())).statusCode).toBe(409);
  await agir(id, 'homologar');
  const resposta = await pedir('POST', `/${id}/contratos`, CONTRATO(), { 'idempotency-key': 'contrato-da-chamada' });
  expect(resposta.statusCode).toBe(201);
  const aquisicao = resposta.json<Aquisicao>();
  expect(aquisicao).toMatchObject({ aquisicaoTipo: 'CHAMADA', status: 'PENDENTE', valor: 7400, valorParcial: 7400 });
  expect(aquisicao.propostasVencedoras.map(({ valor }) => valor)).toEqual([2220, 370, 2960, 1850]);
  const repetida = await pedir('POST', `/${id}/contratos`, CONTRATO(), { 'idempotency-key': 'contrato-da-chamada' });
  expect(repetida.json<Aquisicao>().id).toBe(aquisicao.id);
  const outra = await pedir('POST', `/${id}/contratos`, CONTRATO());
  expect([outra.statusCode, outra.json().detail]).toEqual([
    409,
    `Esta chamada pública já gerou o contrato ${aquisicao.numero}/2026.`,
  ]);
  expect((await pedir('GET', `/${id}`)).json<ChamadaPublica>().aquisicao).toEqual({
    id: aquisicao.id,
    numero: `${aquisicao.numero}/2026`,
  });
});

test('a call without three quotes of an item is not published', async () => {
  const [item] = corpoDaChamada(mercado, PRAZO()).itens;
  const { id } = await criar({ itens: [{ ...item, cotacoes: item?.cotacoes.slice(1) }] });
  const resposta = await pedir('PUT', `/${id}/publicar`);
  expect([resposta.statusCode, resposta.json().detail]).toEqual([
    409,
    expect.stringMatching(/^A pesquisa de preços de .* tem 2 cotações: são necessárias ao menos 3\.$/),
  ]);
});

describe('projects of sale', () => {
  test('a supplier without a CAF, a formal group without families and a product that is not asked for are refused at their fields', async () => {
    const { feijao, arroz, fornecedor, app: doMercado } = mercado;
    const { id } = await criar();
    await agir(id, 'publicar');
    const vazio = await criarFamiliar({ app: doMercado }, 'GRUPO_INFORMAL');
    const resposta = await pedir('PUT', `/${id}/projetos`, {
      projetos: [projetoDe(fornecedor, feijao, 1), projetoDe(vazio, arroz, 1)],
    });
    expect(resposta.statusCode).toBe(422);
    expect(campos(resposta)).toEqual(['projetos.0.fornecedor', 'projetos.1.itens.0.produto']);
    expect((await pedir('GET', `/${id}`)).json<ChamadaPublica>().projetos).toEqual([]);
  });

  test('none is taken before publication or after the selection, and none is ranked before the deadline', async () => {
    const rascunho = await criar();
    expect((await pedir('PUT', `/${rascunho.id}/projetos`, { projetos: [] })).statusCode).toBe(409);
    const aberta = await chamadaPublicada(mercado, '31/12/2099');
    const cedo = await pedir('PUT', `/${aberta.id}/classificar`);
    expect([cedo.statusCode, cedo.json().detail]).toEqual([
      409,
      'Os projetos de venda podem ser entregues até 31/12/2099: classifique a partir desse dia.',
    ]);
    const { id } = await chamadaPublicada(mercado, PRAZO());
    await agir(id, 'classificar');
    expect((await pedir('PUT', `/${id}/projetos`, { projetos: [] })).statusCode).toBe(409);
  });

  test('a stale version is refused', async () => {
    const { id } = await chamadaPublicada(mercado, PRAZO());
    expect((await pedir('PUT', `/${id}/projetos`, { projetos: [], versao: 1 })).statusCode).toBe(409);
  });
});

describe('draw', () => {
  test('is recorded once with its author, and the ranking stays the same', async () => {
    const { id } = await chamadaPublicada(mercado, PRAZO());
    const { sorteio, itens } = await agir(id, 'classificar');
    expect(sorteio?.semente).toBeGreaterThan(0);
    expect((await pedir('PUT', `/${id}/classificar`)).statusCode).toBe(409);
    const depois = await agir(id, 'homologar');
    expect([depois.sorteio, depois.itens]).toEqual([sorteio, itens]);
  });
});

describe('ceiling of a CAF', () => {
  /** A contract of this value with the supplier, dated today. */
  const contratar = async (fornecedor: { id: number }, precoUnidade: number) =>
    aquisicaoVigente(mercado, {
      dataContrato: diaBR(hoje()),
      valor: precoUnidade,
      propostasVencedoras: [
        {
          ...corpoDaAquisicao(mercado).propostasVencedoras[0],
          fornecedor: { id: fornecedor.id },
          itens: [{ produto: { id: mercado.feijao.id }, quantidade: 1, unidadeProduto: 'PACOTE', precoUnidade }],
        },
      ],
    });
  /** A call of one unit at this price, with a project of this supplier. */
  const classificada = async (fornecedor: { id: number }, preco: number) => {
    const [item] = corpoDaChamada(mercado, PRAZO()).itens;
    const cotacoes = [1, 2, 3].map((n) => ({ fonte: `Feira ${n}`, data: '10/01/2020', valor: preco }));
    const { id } = await criar({ itens: [{ ...item, quantidade: 1, frete: 0, cotacoes }] });
    await agir(id, 'publicar');
    await pedir('PUT', `/${id}/projetos`, { projetos: [projetoDe(fornecedor, mercado.feijao, 1)] });
    return agir(id, 'classificar');
  };

  test('R$ 31,500.00 and R$ 8,500.00 pass, R$ 8,500.01 does not', async () => {
    const fornecedor = await criarFamiliar(mercado);
    await contratar(fornecedor, 31_500);
    const cabe = await classificada(fornecedor, 8500);
    expect(cabe.projetos[0]?.contratadoAntes).toBe(31_500);
    expect(cabe.itens[0]?.classificacao[0]).toMatchObject({ quantidade: 1, valor: 8500, limitada: false });
    const naoCabe = await classificada(fornecedor, 8500.01);
    expect(naoCabe.itens[0]?.classificacao[0]).toMatchObject({ quantidade: 0, valor: 0, limitada: true });
    await agir(naoCabe.id, 'homologar');
    const resposta = await pedir('POST', `/${naoCabe.id}/contratos`, CONTRATO());
    expect([resposta.statusCode, resposta.json().detail]).toEqual([
      409,
      'Nenhum projeto de venda foi classificado: não há o que contratar.',
    ]);
  });

  test('a contract that was made after the selection counts, and the refusal has the figures', async () => {
    const fornecedor = await criarFamiliar(mercado);
    const { id } = await classificada(fornecedor, 8500);
    await agir(id, 'homologar');
    await contratar(fornecedor, 31_500.01);
    const resposta = await pedir('POST', `/${id}/contratos`, CONTRATO());
    expect([resposta.statusCode, resposta.json().detail]).toEqual([
      409,
      expect.stringMatching(
        /pode vender até R\$ 40\.000,00 em 20\d\d pela sua CAF: já tem R\$ 31\.500,01 em contratos, e este tem R\$ 8\.500,00\.$/,
      ),
    ]);
  });
});

test('a draft is changed as a whole, its number is unique in its year, and a deadline before the opening is refused', async () => {
  const chamada = await criar();
  const corpo = corpoDaChamada(mercado, PRAZO());
  const alterada = await pedir('PUT', `/${chamada.id}`, { ...corpo, objeto: 'Feijão da roça', versao: 1 });
  expect(alterada.json<ChamadaPublica>()).toMatchObject({ objeto: 'Feijão da roça', versao: 2 });
  const repetida = await pedir('POST', '', corpo);
  expect([repetida.statusCode, campos(repetida)]).toEqual([409, ['numero']]);
  const invertida = await pedir('POST', '', corpoDaChamada(mercado, '31/01/2020'));
  expect([invertida.statusCode, campos(invertida)]).toEqual([422, ['prazo']]);
  const semProduto = await pedir('POST', '', {
    ...corpoDaChamada(mercado, PRAZO()),
    itens: [{ ...corpo.itens[0], produto: { id: 999_999 } }],
  });
  expect([semProduto.statusCode, campos(semProduto)]).toEqual([422, ['itens.0.produto']]);
});

test('a cancelled call keeps its reason and takes no further act', async () => {
  const { id } = await criar();
  const cancelada = await pedir('PUT', `/${id}/cancelamento`, { motivo: 'Objeto errado' });
  expect(cancelada.json<ChamadaPublica>()).toMatchObject({ status: 'CANCELADA', motivo: 'Objeto errado' });
  expect((await pedir('PUT', `/${id}/publicar`)).statusCode).toBe(409);
});
