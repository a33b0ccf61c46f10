import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  acervoDe,
  type AlimentoDaComposicao,
  preparosDosPratos,
  repasseDoAcervo,
  resumoDaFicha,
} from '@merenda/shared/regras';
import type { FastifyInstance } from 'fastify';
import { categorias, faixasEtarias, perCapitaPnae } from '../../banco/esquema/cadastros/convencoes.js';
import { primeira } from '../../banco/restricoes.js';
import { hoje } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarCardapio, criarLancamento } from '../../teste/cardapios.js';
import { abrirMercado, aquisicaoVigente, type Mercado } from '../../teste/compras.js';
import { criarLoteEmEstoque, criarProduto } from '../../teste/fabricas.js';
import { cozinheiroDe, semearNutrientes } from '../../teste/nutricao.js';

let app: FastifyInstance;
let mercado: Mercado;
let pessoa: Pessoa;
let cozinha: ReturnType<typeof cozinheiroDe>;
/** 6 to 10 years, of which the programme pays R$ 0,57 a pupil and day. */
let etapa: { id: number };
let componente: Awaited<ReturnType<typeof semearNutrientes>>;
beforeAll(async () => {
  app = await criarAppDeTeste();
  componente = await semearNutrientes(app);
  mercado = await abrirMercado(app);
  pessoa = await entrarComo(app, {
    estoques: [mercado.unidade.estoque],
    permissoes: ['ALIMENTOS', 'ITENS', 'PREPAROS', 'PRATOS', 'CARDAPIOS'],
  });
  cozinha = cozinheiroDe(app, pessoa);
  const faixa = primeira(
    await app.banco.insert(faixasEtarias).values({ codigo: '6-10a', nome: '6 a 10 anos' }).returning(),
  );
  etapa = primeira(
    await app.banco
      .insert(categorias)
      .values({ modalidade: 'FUNDAMENTAL', faixaEtariaId: faixa.id, ordem: 1 })
      .returning(),
  );
  await app.banco.insert(perCapitaPnae).values([
    { codigo: 'FUND_MEDIO_EJA', valor: '0.50', norma: 'Antiga', vigenteDe: '2020-01-01', certeza: 'verificado' },
    { codigo: 'FUND_MEDIO_EJA', valor: '0.57', norma: 'Vigente', vigenteDe: '2021-01-01', certeza: 'verificado' },
    { codigo: 'FUND_MEDIO_EJA', valor: '9.99', norma: 'Futura', vigenteDe: '2999-01-01', certeza: 'verificado' },
  ]);
});
afterAll(() => app.close());

const ler = async (caminho: string) => (await pessoa.injetar('GET', caminho)).json();

/** A food whose product a contract in force offers: R$ `preco` for a package of `medidaReal` kg. */
async function comprado(preco: number, medidaReal = '1', mudanca: object = {}) {
  const alimento = await cozinha.alimento(undefined, { unidadeMedida: 'KG', ...mudanca });
  const produto = await criarProduto(app, { itemId: alimento.itemAlimento.id, medidaReal });
  await contratar(produto, preco);
  return { ...alimento, produto } as {
    id: number;
    nome: string;
    itemAlimento: { id: number };
    produto: { id: number };
  };
}

const contratar = (produto: { id: number }, precoUnidade: number) =>
  aquisicaoVigente(mercado, {
    valor: precoUnidade * 10,
    propostasVencedoras: [
      {
        fornecedor: { id: mercado.fornecedor.id, fornecedorTipo: 'JURIDICO' },
        numeroContrato: 'ct 1',
        itens: [{ produto: { id: produto.id }, quantidade: 10, unidadeProduto: 'PACOTE', precoUnidade }],
      },
    ],
  });

const kg = (alimento: { id: number }, quantidade: number, mudanca: object = {}) => ({
  alimento: { id: alimento.id },
  quantidade,
  unidadeMedida: 'KG',
  ...mudanca,
});

test('rice, beans, beef and oil for 100 portions cost R$ 2,31; the programme transfers 0,57 and the municipality pays 1,74', async () => {
  // 4 × 5.50 + 2 × 7.20 + 6 × 32.00 + 0.3 × 8.00 = 22.00 + 14.40 + 192.00 + 2.40 = 230.80
  const [arroz, feijao, carne, oleo] = [
    await comprado(27.5, '5'),
    await comprado(7.2),
    await comprado(32),
    await comprado(8),
  ];
  // A second contract is dearer per kg, though its package is cheaper.
  await contratar(await criarProduto(app, { itemId: arroz.itemAlimento.id, medidaReal: '1' }), 6);
  const preparo = await cozinha.preparo(
    [
      kg(arroz, 4),
      kg(feijao, 2),
      kg(carne, 5, { pesoBruto: 6 }),
      { alimento: { id: oleo.id }, quantidade: 300, unidadeMedida: 'G' },
    ],
    { porcoes: 100 },
  );
  expect(preparo.ingredientes[2]).toMatchObject({ pesoBruto: 6, fatorCorrecao: 1.2 });
  const prato = await cozinha.prato([preparo], etapa);
  const cardapio = await cozinha.cardapio([prato], etapa);
  const completo = {
    valor: 2.31,
    semPreco: [],
    comUltimaCompra: [],
    repasse: { codigo: 'FUND_MEDIO_EJA', valor: 0.57, norma: 'Vigente', certeza: 'verificado' },
    municipio: 1.74,
  };
  for (const origem of [
    `pratos=${prato.id}`,
    `cardapios=${cardapio.id}`,
    `cardapios=${cardapio.id},${cardapio.id}`,
    `preparos=${preparo.id}&categoria=${etapa.id}&modalidade=PARCIAL1`,
  ])
    expect([origem, (await ler(`/fichas-tecnicas?${origem}`)).custo]).toEqual([origem, completo]);
  // A form computes the same from the data of all sheets.
  const acervo = acervoDe((await pessoa.injetar('GET', '/fichas-tecnicas/dados')).json());
  const repasse = repasseDoAcervo(acervo, { categoria: etapa.id, modalidade: 'PARCIAL1' });
  const noFormulario = { ...acervo, precoDe: ({ preco }: AlimentoDaComposicao) => preco, repasse };
  expect(resumoDaFicha(preparosDosPratos(acervo, [prato.id]), noFormulario).custo).toEqual(completo);
  const semEtapa = await ler(`/fichas-tecnicas?preparos=${preparo.id}`);
  expect(semEtapa.custo).toEqual({ ...completo, repasse: null, municipio: null });
  expect(semEtapa.precos).toContainEqual({
    alimento: { id: arroz.id, nome: arroz.nome },
    preco: {
      valor: 5.5,
      unidadeMedida: 'KG',
      origem: 'CONTRATO',
      produto: expect.objectContaining({ id: arroz.produto.id }),
    },
  });
});

test('a food without a price makes the cost a lower bound, and nothing with a price is no zero', async () => {
  const [arroz, sal] = [await comprado(5.5), await cozinha.alimento()];
  const [com, sem] = [await cozinha.preparo([kg(arroz, 1), kg(sal, 1)]), await cozinha.preparo([kg(sal, 1)])];
  const citado = { id: sal.id, nome: sal.nome };
  expect((await ler(`/fichas-tecnicas?preparos=${com.id}`)).custo).toMatchObject({ valor: 5.5, semPreco: [citado] });
  expect((await ler(`/fichas-tecnicas?preparos=${sem.id}`)).custo).toMatchObject({ valor: null, semPreco: [citado] });
});

test('4 kg of rice, 9,320 kg cooked: index 2,33 and 100 portions of 93,2 g; either of the two determines the other', async () => {
  const arroz = await cozinha.alimento({ [componente.caloria]: 358 });
  const enviar = (mudanca: object) => cozinha.preparo([kg(arroz, 4)], { porcoes: 100, ...mudanca });
  for (const informado of [{ pesoPronto: 9.32 }, { indiceCoccao: 2.33 }, { pesoPronto: 9.32, indiceCoccao: 5 }]) {
    const preparo = await enviar(informado);
    expect(preparo).toMatchObject({ pesoPronto: 9.32, indiceCoccao: 2.33 });
    const { rendimento } = await ler(`/fichas-tecnicas?preparos=${preparo.id}`);
    expect(rendimento).toMatchObject({ pesoPronto: 9.32, indiceCoccao: 2.33, porcaoPronta: 93.2 });
    // 4000 g × 3.58 kcal ÷ 93.2 hundreds of grams = 14320 ÷ 93.2 = 153.648…
    expect(rendimento.por100g[0]).toMatchObject({ nome: 'caloria', valor: 153.65 });
  }
  const sem = await enviar({});
  expect((await ler(`/fichas-tecnicas?preparos=${sem.id}`)).rendimento).toBeNull();
  expect(await enviar({}).then(({ pesoPronto }) => pesoPronto)).toBeNull();
  const recusa = await pessoa.injetar('POST', '/preparos', {
    nome: 'EM GRAMAS',
    porcoes: 100,
    modoPreparo: 'Cozinhar.',
    ingredientes: [kg(arroz, 4)],
    pesoPronto: 9320,
  });
  expect(recusa.json()).toMatchObject({ status: 422, errors: [{ campo: 'pesoPronto' }] });
});

test('allergens are inherited from the items, with what the kitchen may add; a contained allergen is no trace', async () => {
  const [leite, bolo, arroz] = [await cozinha.alimento(), await cozinha.alimento(), await cozinha.alimento()];
  const marcar = async (alimento: { itemAlimento: { id: number; nome: string } }, mudanca: object) => {
    const resposta = await pessoa.injetar('PUT', `/itens-produto/${alimento.itemAlimento.id}`, {
      nome: alimento.itemAlimento.nome,
      categoria: 'CEREAIS',
      ...mudanca,
    });
    return resposta.statusCode === 200 ? resposta.json() : resposta.json().errors;
  };
  await marcar(leite, { alergenicosContem: ['LEITE'], alergenicosConferidos: true });
  await marcar(bolo, { alergenicosPodeConter: ['LEITE', 'OVOS'], alergenicosConferidos: true });
  // An edit that does not name the allergens keeps them.
  expect(await marcar(leite, {})).toMatchObject({ alergenicosContem: ['LEITE'], alergenicosConferidos: true });
  expect(await marcar(arroz, { alergenicosContem: ['PEDRA'] })).toMatchObject([{ campo: 'alergenicosContem' }]);
  expect(await marcar(arroz, { alergenicosContem: ['SOJA'], alergenicosPodeConter: ['SOJA'] })).toMatchObject([
    { campo: 'alergenicosPodeConter' },
  ]);
  const preparos = [
    await cozinha.preparo([kg(leite, 1), kg(arroz, 1)]),
    await cozinha.preparo([kg(bolo, 1)], { alergenicosPodeConter: ['SOJA'] }),
  ];
  const prato = await cozinha.prato(preparos, etapa);
  expect((await ler(`/fichas-tecnicas?pratos=${prato.id}`)).alergenicos).toEqual({
    contem: [{ nome: 'LEITE', descricao: 'LEITE' }],
    podeConter: [
      { nome: 'SOJA', descricao: 'SOJA' },
      { nome: 'OVOS', descricao: 'OVOS' },
    ],
    naoConferidos: [{ id: arroz.id, nome: arroz.nome }],
  });
  expect(await ler(`/fichas-tecnicas/alimentos?ids=${leite.id}`)).toMatchObject([
    { id: leite.id, preco: null, alergenicos: { contem: [{ nome: 'LEITE' }] } },
  ]);
});

test('each gap is named once, with the record where it can be filled', async () => {
  const arroz = await cozinha.alimento({ [componente.caloria]: 1 });
  const [um, outro] = [
    await cozinha.preparo([kg(arroz, 1)]),
    await cozinha.preparo([kg(arroz, 1, { fatorCorrecao: 1 })]),
  ];
  const alimento = { id: arroz.id, nome: arroz.nome, itemId: arroz.itemAlimento.id };
  const preparo = { id: um.id, nome: um.nome };
  const { pendencias } = await ler(`/fichas-tecnicas?preparos=${um.id},${outro.id}`);
  expect(pendencias).toEqual([
    { tipo: 'INDICE_COCCAO', preparo, alimento: null, nutrientes: [] },
    { tipo: 'FATOR_CORRECAO', preparo, alimento, nutrientes: [] },
    { tipo: 'PRECO', preparo, alimento, nutrientes: [] },
    { tipo: 'ALERGENICO', preparo, alimento, nutrientes: [] },
    { tipo: 'NUTRIENTE', preparo, alimento, nutrientes: ['vitamina_c', 'sodio'] },
    { tipo: 'INDICE_COCCAO', preparo: { id: outro.id, nome: outro.nome }, alimento: null, nutrientes: [] },
  ]);
  expect(await ler('/preparos')).toContainEqual(expect.objectContaining({ id: um.id, pendencias: 5 }));
});

test('a meal keeps the recipe and the cost that it was cooked with; a change makes a new version', async () => {
  const cenoura = await comprado(5);
  const preparo = await cozinha.preparo([
    { alimento: { id: cenoura.id }, quantidade: 30, unidadeMedida: 'G', fatorCorrecao: 1.17 },
  ]);
  const prato = await cozinha.prato([preparo], etapa);
  const { unidade } = mercado;
  const lancamento = await criarLancamento(app, unidade, await criarCardapio(app, [prato]), hoje());
  await criarLoteEmEstoque(app, {
    estoqueId: unidade.estoque.id,
    produtoId: cenoura.produto.id,
    quantidade: 10,
    dataValidade: '2099-12-31',
  });
  const registrar = async (cardapio: { id: number }) =>
    (
      await pessoa.injetar('POST', '/refeicoes', {
        dia: hoje(),
        prato: { id: prato.id },
        tipo: 'ALMOCO',
        hora: '11:00',
        quantidadeDePessoas: 120,
        acrescimo: 0,
        lancamentoCardapio: { id: cardapio.id },
        unidadeEducacional: { id: unidade.id },
      })
    ).json();
  const refeicao = await registrar(lancamento);
  // Two meals: their number is not that of the ids, which are equal in an empty database.
  await registrar(await criarLancamento(app, unidade, await criarCardapio(app, [prato]), hoje()));
  const ficha = () => ler(`/refeicoes/${refeicao.id}/ficha-tecnica`);
  expect(await ficha()).toMatchObject({ custo: null, receitas: [{ nome: preparo.nome, versao: 1 }] });
  const alterar = (versao: number, quantidade: number) =>
    pessoa.injetar('PUT', `/preparos/${preparo.id}`, {
      nome: preparo.nome,
      porcoes: 1,
      modoPreparo: 'Ralar.',
      ingredientes: [{ alimento: { id: cenoura.id }, quantidade, unidadeMedida: 'G' }],
      versao,
    });
  expect((await alterar(1, 50)).statusCode).toBe(200);
  // No meal was registered with this one: it is not kept.
  expect((await alterar(2, 60)).statusCode).toBe(200);
  await pessoa.injetar('POST', `/refeicoes/${refeicao.id}/abatimento`);
  // 120 × 30 g × 1.17 = 4.212 kg × R$ 5.00 ÷ 120 = 0.1755. The other meal's menu is of another stage.
  expect(await ficha()).toMatchObject({
    custo: { valor: 0.18, semPreco: [], dia: { valor: 0.18, refeicoes: 1, porExecutar: 0, municipio: 0 } },
    receitas: [{ modoPreparo: 'Cozinhar.', ingredientes: [{ quantidade: 30, fatorCorrecao: 1.17 }] }],
  });
  const versoes = await ler(`/preparos/${preparo.id}/versoes`);
  expect(versoes).toMatchObject([
    { numero: 2, atual: true, refeicoes: 0, receita: { modoPreparo: 'Ralar.', ingredientes: [{ quantidade: 60 }] } },
    {
      numero: 1,
      atual: false,
      refeicoes: 2,
      receita: {
        modoPreparo: 'Cozinhar.',
        ingredientes: [{ quantidade: 30 }],
        responsavel: { nome: expect.any(String) },
        alteradoEm: expect.stringMatching(/^\d\d\/\d\d\/\d{4} /),
        // 30 g × 1.17 × R$ 5.00 a kg = 0.1755
        ficha: { custo: { valor: 0.18 } },
      },
    },
  ]);
  expect((await pessoa.injetar('GET', '/preparos/999999/versoes')).statusCode).toBe(404);
});
