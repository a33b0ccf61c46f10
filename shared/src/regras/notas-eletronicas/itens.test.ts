import { decimal } from '../decimal.js';
import {
  avisoDoPreco,
  emEmbalagens,
  lotesEmEmbalagens,
  nomeiaASolicitacao,
  violacoesDoPreco,
  type ItemContado,
} from './itens.js';

const item = (quantidade: string, unidade: string, tributavel: string, unidadeTributavel: string): ItemContado => ({
  quantidade,
  unidade,
  quantidadeTributavel: tributavel,
  unidadeTributavel,
});
const PACOTE_DE_5 = { medidaReal: '5', unidadeMedida: 'KG' };
const lida = (...[contado, embalagem]: Parameters<typeof emEmbalagens>) => {
  const { quantidade, ...resto } = emEmbalagens(contado, embalagem);
  return { quantidade: quantidade?.toString() ?? null, ...resto };
};

describe('the quantity in packages of the product', () => {
  test('40 PCT = 200 KG proves packages of 5 kg', () => {
    expect(lida(item('40.0000', 'PCT', '200.0000', 'KG'), PACOTE_DE_5)).toEqual({
      quantidade: '40',
      comprovada: true,
      aviso: null,
    });
    expect(lida(item('40', 'pct', '200000', 'g'), PACOTE_DE_5)).toMatchObject({ quantidade: '40', comprovada: true });
  });

  test('what is sold by weight is converted: 200 kg are 40 packages of 5 kg, 15 kg in bulk are 15', () => {
    expect(lida(item('200', 'KG', '200', 'KG'), PACOTE_DE_5)).toMatchObject({ quantidade: '40', comprovada: true });
    expect(lida(item('15', 'KG', '15', 'KG'), { medidaReal: '1', unidadeMedida: 'KG' })).toMatchObject({
      quantidade: '15',
    });
    // Stock has three decimals: 125 g are 0.125 kg, and 0.5 g are too few.
    expect(lida(item('125', 'G', '125', 'G'), { medidaReal: '1', unidadeMedida: 'KG' })).toMatchObject({
      quantidade: '0.125',
    });
    expect(lida(item('0.5', 'G', '0.5', 'G'), { medidaReal: '1', unidadeMedida: 'KG' }).quantidade).toBeNull();
    expect(lida(item('3', 'L', '3', 'L'), { medidaReal: '900', unidadeMedida: 'ML' })).toEqual({
      quantidade: null,
      comprovada: false,
      aviso: '3 L não dão um número exato de embalagem de 900 ml. Confira a entrega e informe a quantidade.',
    });
  });

  test('a contradiction has no quantity: 10 boxes of 30 kg are 60 packages of 5 kg, not 10', () => {
    expect(lida(item('10', 'CX', '300', 'KG'), PACOTE_DE_5)).toEqual({
      quantidade: null,
      comprovada: false,
      aviso: 'A nota diz 10 CX = 300 kg, que são 60 × embalagem de 5 kg. Confira a entrega e informe a quantidade.',
    });
  });

  test('an invoice without weight proves nothing, and says so', () => {
    expect(lida(item('10', 'CX', '10', 'CX'), PACOTE_DE_5)).toEqual({
      quantidade: '10',
      comprovada: false,
      aviso: 'A nota não diz quanto pesa 1 CX: confira se é a embalagem de 5 kg.',
    });
    // A weight says nothing about litres, and 'LT' may be a can.
    expect(lida(item('10', 'LT', '9', 'KG'), { medidaReal: '900', unidadeMedida: 'ML' })).toMatchObject({
      quantidade: '10',
      comprovada: false,
    });
  });
});

describe('the lots in packages', () => {
  const ARROZ = item('40.0000', 'PCT', '200.0000', 'KG');
  const lotes = (contado: ItemContado, quantidades: string[], quantidade: string | null) => {
    const divididos = lotesEmEmbalagens(
      contado,
      quantidades.map((q) => ({ quantidade: q })),
      quantidade === null ? null : decimal(quantidade),
    );
    return [divididos.lotes.map((lote) => lote.quantidade?.toString() ?? null), divididos.aviso];
  };

  test('30 and 10 of 40 packages', () => {
    expect(lotes(ARROZ, ['30.000', '10.000'], '40')).toEqual([['30', '10'], null]);
    // 150 and 50 of 200 kg.
    expect(lotes(item('200', 'KG', '200', 'KG'), ['150', '50'], '40')).toEqual([['30', '10'], null]);
    expect(lotes(item('30', 'KG', '30', 'KG'), ['10', '20'], '6')).toEqual([['2', '4'], null]);
  });

  test('a sum that is not the item asks for a division', () => {
    expect(lotes(ARROZ, ['30', '8'], '40')).toEqual([
      [null, null],
      'Os lotes da nota somam 38 PCT, e o item tem 40: divida a quantidade entre os lotes.',
    ]);
  });

  test('an unknown quantity stays open, and so does a part that is not exact', () => {
    expect(lotes(ARROZ, ['30', '10'], null)).toEqual([[null, null], null]);
    expect(lotes(item('3', 'KG', '3', 'KG'), ['1', '2'], '1')).toEqual([[null, null], null]);
    expect(lotes(item('8', 'KG', '8', 'KG'), ['1', '7'], '1')).toEqual([['0.125', '0.875'], null]);
    expect(lotes(ARROZ, [], '40')).toEqual([[], null]);
  });
});

test('a price above the contract has a notice, one cent has none', () => {
  expect(avisoDoPreco('1120', '40', 27.5)).toBe('Este item custa R$ 1.120,00 na nota; pelo contrato, R$ 1.100,00.');
  expect(avisoDoPreco('1100.01', '40', 27.5)).toBeNull();
  expect(avisoDoPreco('1100.02', '40', 27.5)).not.toBeNull();
  expect(avisoDoPreco('1120', null, 27.5)).toBeNull();
});

test.each([
  ['SOL-15', true],
  ['15', true],
  ['000015', true],
  ['15/2026', true],
  ['15-26', true],
  ['150', false],
  ['15/2025', false],
  ['PEDIDO', false],
])("an order '%s' names the request 15/2026: %s", (xPed, sim) => {
  expect(nomeiaASolicitacao(xPed, '15/2026')).toBe(sim);
});

test('a dearer item needs an occurrence of another kind than a lack', () => {
  expect(violacoesDoPreco(null, [])).toEqual([]);
  for (const ocorrencias of [[], [{ tipo: 'FALTA' }]] as const)
    expect(violacoesDoPreco('Custa mais.', ocorrencias)).toEqual([
      { campo: 'quantidade', mensagem: 'Custa mais. Anote uma ocorrência do tipo Outros ou Recusa.' },
    ]);
  for (const tipo of ['OUTROS', 'RECUSA'] as const) expect(violacoesDoPreco('Custa mais.', [{ tipo }])).toEqual([]);
});
