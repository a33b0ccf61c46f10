import type { ItemDaNota, NotaLida, Solicitacao } from '@merenda/shared/contratos';
import { daNota } from '../recebimentos/NotaNoProduto.js';
import {
  comAsDigitadas,
  conversoesDe,
  escolhasDe,
  FORA,
  notaParaEnviar,
  preencher,
  valoresDaNota,
  type Escolhas,
} from './preenchimento.js';
import { ARROZ, CENOURA, NOTA, SOLICITACAO } from './teste/nota.js';

const [arroz, cenoura] = NOTA.itens as [ItemDaNota, ItemDaNota];
const solicitacao = SOLICITACAO as Solicitacao;
const nota = NOTA as NotaLida;
const escolhido = (escolhas: Escolhas) => ({ escolhas, conversoes: {} });

test('the sample: lots A2611 with 30 and A2612 with 10 of 40 packages, R$ 1,160.00', () => {
  expect(valoresDaNota(solicitacao, nota, escolhido({ 1: ARROZ.id, 2: CENOURA.id }))).toEqual({
    notaFiscal: { numero: '4321', dataEmissao: '16/11/2026', valor: 1160 },
    produtos: {
      [ARROZ.id]: {
        chegou: true,
        faturada: 40,
        lotes: [
          { lote: 'A2611', dataFabricacao: '01/09/2026', dataValidade: '31/08/2027', quantidade: 30 },
          { lote: 'A2612', dataFabricacao: '01/10/2026', dataValidade: '30/09/2027', quantidade: 10 },
        ],
      },
      [CENOURA.id]: { chegou: true, faturada: 15, lotes: [{ quantidade: 15 }] },
    },
  });
});

test('an item that is left out fills nothing, two items of one product fill its lots', () => {
  expect(valoresDaNota(solicitacao, nota, escolhido({ 1: FORA, 2: CENOURA.id })).produtos).toEqual({
    [CENOURA.id]: { chegou: true, faturada: 15, lotes: [{ quantidade: 15 }] },
  });
  const dois = { ...nota, itens: [arroz, { ...arroz, numero: 3 }] };
  expect(
    valoresDaNota(solicitacao, dois, escolhido({ 1: ARROZ.id, 3: ARROZ.id })).produtos[ARROZ.id]?.lotes,
  ).toHaveLength(4);
});

test('a product that is already received, or unknown, is for the user to choose', () => {
  expect(escolhasDe(solicitacao, nota)).toEqual({ 1: ARROZ.id, 2: undefined });
  const recebida = { ...solicitacao, itens: solicitacao.itens.map((item) => ({ ...item, quantidadeRecebida: 99 })) };
  expect(escolhasDe(recebida, nota)).toEqual({ 1: undefined, 2: undefined });
});

test('the user is asked to check package, lots, price, missing data and an unknown lot', () => {
  const [solicitado] = solicitacao.itens;
  expect(preencher(arroz, solicitado!).avisos).toEqual([]);
  expect(preencher({ ...arroz, quantidadeTributavel: 40 }, solicitado!)).toMatchObject({
    quantidade: null,
    lotes: [
      { lote: 'A2611', quantidade: undefined },
      { lote: 'A2612', quantidade: undefined },
    ],
    avisos: [expect.stringMatching(/^A nota diz 40 PCT = 40 kg, que são 8 × embalagem de 5 kg/)],
  });
  expect(preencher({ ...arroz, valor: 1120 }, solicitado!).avisos).toEqual([
    'Este item custa R$ 1.120,00 na nota; pelo contrato, R$ 1.100,00.',
  ]);
  expect(preencher(arroz, { ...solicitado!, quantidadeRecebida: 5 }).avisos).toEqual([
    'Os lotes somam 40; falta receber 35.',
  ]);
  expect(preencher({ ...arroz, lotes: arroz.lotes.slice(0, 1) }, solicitado!).avisos).toEqual([
    'Os lotes da nota somam 30 PCT, e o item tem 40: divida a quantidade entre os lotes.',
  ]);
  expect(preencher(cenoura, solicitacao.itens[1]!).avisos).toEqual([
    'A nota não traz o lote deste item: copie-o da embalagem.',
  ]);
});

test('the receipt sends the XML and the product of each code that enters', () => {
  expect(notaParaEnviar(solicitacao, nota, escolhido({ 1: ARROZ.id, 2: FORA }), 'Fundo')).toEqual({
    xml: '<NFe/>',
    motivoDestinatario: 'Fundo',
    produtos: [{ codigo: 'ARZ5', produto: { id: ARROZ.id }, conversao: null }],
    itens: [
      {
        produto: { id: ARROZ.id },
        quantidade: 40,
        unidade: 'PCT',
        quantidadeTributavel: 200,
        unidadeTributavel: 'KG',
        valor: 1100,
        conversao: null,
      },
    ],
  });
});

describe('an item in bundles, 5 FD = 40 PCT', () => {
  const fardo = {
    ...arroz,
    quantidade: 5,
    unidade: 'FD',
    quantidadeTributavel: 40,
    unidadeTributavel: 'PCT',
    lotes: [],
  };
  const emFardos = { ...nota, itens: [fardo, cenoura] };
  const valores = (conversao?: number) =>
    valoresDaNota(solicitacao, emFardos, { escolhas: { 1: ARROZ.id, 2: FORA }, conversoes: { 1: conversao } }).produtos[
      ARROZ.id
    ];

  test('fills no quantity and no occurrence before somebody says what a bundle is', () => {
    expect(valores()).toEqual({ chegou: true, lotes: [{ quantidade: undefined }], faturada: undefined });
    expect(preencher(fardo, solicitacao.itens[0]!).avisos[0]).toBe(
      'A nota diz 5 FD = 40 PCT. Confira a entrega e informe quantas vêm em 1 FD.',
    );
  });

  test('fills the packages of the conversion, which the receipt sends with its code', () => {
    expect(valores(8)).toEqual({ chegou: true, lotes: [{ quantidade: 40 }], faturada: 40 });
    const enviada = notaParaEnviar(
      solicitacao,
      emFardos,
      { escolhas: { 1: ARROZ.id, 2: FORA }, conversoes: { 1: 8 } },
      null,
    );
    expect(enviada.produtos).toEqual([
      { codigo: 'ARZ5', produto: { id: ARROZ.id }, conversao: { unidade: 'FD', embalagens: 8 } },
    ]);
    // Half of it would be twice the price of the contract.
    expect(valores(4)).toMatchObject({ faturada: 20, ocorrencias: [{ motivo: 'Preço acima do contrato' }] });
  });

  test('opens with the conversion of the last receipt, if the unit is the same', () => {
    const conversao = { unidade: 'FD', embalagens: 8 };
    expect(conversoesDe({ ...nota, itens: [{ ...fardo, conversao }] })).toEqual({ 1: 8 });
    expect(conversoesDe({ ...nota, itens: [{ ...arroz, conversao }] })).toEqual({ 1: undefined });
  });

  test('the form shows the open count beside the product, and the price warning by the typed price', () => {
    const { itens } = notaParaEnviar(solicitacao, emFardos, escolhido({ 1: ARROZ.id, 2: FORA }), null);
    const notaEletronica = { xml: '', produtos: [], numero: '1', itens };
    const com = (quantidade: number, tipo?: 'OUTROS') =>
      daNota(solicitacao.itens[0]!, {
        notaEletronica,
        produtos: {
          [ARROZ.id]: { chegou: true, lotes: [{ quantidade }], ocorrencias: tipo && [{ tipo, motivo: 'Preço' }] },
        },
      });
    expect(com(40)).toEqual({ contagens: [expect.stringMatching(/^A nota diz 5 FD = 40 PCT\./)], precos: [] });
    expect(com(20).precos).toEqual(['Este item custa R$ 1.100,00 na nota; pelo contrato, R$ 550,00.']);
    expect(com(20, 'OUTROS').precos).toEqual([]);
  });
});

test('a price above the contract fills an occurrence, beside those that are typed', () => {
  // 40 packages at R$ 27.50 are R$ 1,100.00.
  const cara = { ...nota, itens: [{ ...arroz, valor: 1120 }, cenoura] };
  const { produtos } = valoresDaNota(solicitacao, cara, escolhido({ 1: ARROZ.id, 2: CENOURA.id }));
  const doPreco = {
    tipo: 'OUTROS',
    motivo: 'Preço acima do contrato',
    texto: 'Este item custa R$ 1.120,00 na nota; pelo contrato, R$ 1.100,00.',
  };
  expect(produtos[ARROZ.id]?.ocorrencias).toEqual([doPreco]);
  expect(produtos[CENOURA.id]?.ocorrencias).toBeUndefined();
  const recusa = { tipo: 'RECUSA' as const, motivo: 'Rasgada', quantidade: 1 };
  const antiga = { tipo: 'OUTROS' as const, motivo: 'Preço acima do contrato', texto: 'De outra nota.' };
  const digitados = { [ARROZ.id]: { chegou: true, lotes: [], ocorrencias: [recusa, antiga] } };
  expect(comAsDigitadas(produtos, digitados)[ARROZ.id]?.ocorrencias).toEqual([recusa, doPreco]);
});
