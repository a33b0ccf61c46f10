import { decimal } from '../../decimal.js';
import {
  aceitaConversao,
  avisoDoPreco,
  avisosDosPrecos,
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
const lida = (...contado: Parameters<typeof emEmbalagens>) => {
  const { quantidade, ...resto } = emEmbalagens(...contado);
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

  test('goods sold by weight are converted: 200 kg are 40 packages of 5 kg, 15 kg in bulk are 15', () => {
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
      aviso:
        'A nota diz 10 CX = 300 kg, que são 60 × embalagem de 5 kg. Confira a entrega e informe quantas vêm em 1 CX.',
    });
  });

  test('an invoice without weight proves nothing, and the sentence tells this', () => {
    expect(lida(item('10', 'CX', '10', 'CX'), PACOTE_DE_5)).toEqual({
      quantidade: '10',
      comprovada: false,
      aviso: 'A nota não diz quanto pesa 1 CX: confira se é a embalagem de 5 kg.',
    });
    // A weight says nothing about litres, and 'LT' may be a can.
    expect(lida(item('10', 'LT', '9', 'KG'), { medidaReal: '900', unidadeMedida: 'ML' })).toMatchObject({
      quantidade: null,
      aviso: expect.stringMatching(/^A nota diz 10 LT = 9 KG\. .* informe quantas vêm em 1 LT\.$/),
    });
  });

  test.each([
    ['FD', '10', '60', 'PCT', 'A nota diz 10 FD = 60 PCT. Confira a entrega e informe quantas vêm em 1 FD.'],
    ['CX', '4', '48', 'UN', 'A nota diz 4 CX = 48 UN. Confira a entrega e informe quantas vêm em 1 CX.'],
    ['SC', '3', '36', 'PCT', 'A nota diz 3 SC = 36 PCT. Confira a entrega e informe quantas vêm em 1 SC.'],
    ['UN', '60', '5', 'DZ', 'A nota diz 60 UN = 5 DZ. Confira a entrega e informe quantas vêm em 1 UN.'],
  ])('%s: two counts that differ stay open, and both are shown', (unidade, vendida, taxada, outra, aviso) => {
    expect(lida(item(vendida, unidade, taxada, outra), PACOTE_DE_5)).toEqual({
      quantidade: null,
      comprovada: false,
      aviso,
    });
    expect(aceitaConversao(item(vendida, unidade, taxada, outra), PACOTE_DE_5)).toBe(true);
  });

  test('a count proves products that are counted in units: 4 CX = 120 UN are trays of 30, 5 DZ = 60 UN are not single eggs', () => {
    const bandeja = { medidaReal: '30', unidadeMedida: 'UN' };
    expect(lida(item('4', 'CX', '120', 'UN'), bandeja)).toEqual({ quantidade: '4', comprovada: true, aviso: null });
    expect(lida(item('10', 'CX', '25', 'DZ'), bandeja)).toMatchObject({ quantidade: '10', comprovada: true });
    expect(lida(item('5', 'DZ', '60', 'UN'), { medidaReal: '1', unidadeMedida: 'UN' })).toMatchObject({
      quantidade: null,
      aviso:
        'A nota diz 5 DZ = 60 UN, que são 60 × embalagem de 1 un. Confira a entrega e informe quantas vêm em 1 DZ.',
    });
    // 'UN' on both sides may be the tray.
    expect(lida(item('4', 'UN', '4', 'UN'), bandeja)).toMatchObject({ quantidade: '4', comprovada: false });
  });

  describe('a conversion', () => {
    const de6 = { unidade: 'fd', embalagens: 6 };

    test('gives the packages of its unit: 10 FD of 6 are 60', () => {
      expect(lida(item('10', 'FD', '60', 'PCT'), PACOTE_DE_5, de6)).toEqual({
        quantidade: '60',
        comprovada: true,
        aviso: null,
      });
      expect(lida(item('10', 'FD', '300', 'KG'), PACOTE_DE_5, de6)).toMatchObject({ quantidade: '60' });
      expect(lida(item('10', 'FD', '10', 'FD'), PACOTE_DE_5, de6)).toMatchObject({ quantidade: '60' });
    });

    test('has no sentence for another unit, nor for goods sold by weight', () => {
      expect(lida(item('10', 'CX', '60', 'PCT'), PACOTE_DE_5, de6).quantidade).toBeNull();
      expect(lida(item('200', 'KG', '200', 'KG'), PACOTE_DE_5, { unidade: 'KG', embalagens: 2 })).toMatchObject({
        quantidade: '40',
      });
      expect(aceitaConversao(item('200', 'KG', '300', 'KG'), PACOTE_DE_5)).toBe(false);
      expect(aceitaConversao(item('40', 'PCT', '200', 'KG'), PACOTE_DE_5)).toBe(false);
    });

    test('that contradicts the weight gives no quantity', () => {
      expect(lida(item('10', 'FD', '300', 'KG'), PACOTE_DE_5, { unidade: 'FD', embalagens: 12 })).toMatchObject({
        quantidade: null,
        comprovada: false,
      });
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

describe('the price of a product', () => {
  const RICE = { produto: PACOTE_DE_5, precoUnidade: '24.90' };
  const com = (valor: string, ...[q, u, t, ut]: Parameters<typeof item>) => ({ valor, ...item(q, u, t, ut) });

  test('is compared by the packages that were counted, where the invoice does not say them', () => {
    // 30 packages at 24.90 are 747.00; 5 of them would be 124.50.
    expect(avisosDosPrecos([com('747.00', '5', 'FD', '30', 'PCT')], RICE, 30)).toEqual([]);
    expect(avisosDosPrecos([com('747.00', '5', 'FD', '5', 'FD')], RICE, 30)).toEqual([]);
    expect(avisosDosPrecos([com('747.00', '5', 'FD', '30', 'PCT')], RICE, null)).toEqual([]);
  });

  test('that is twice the contract is told for 5 FD = 150 KG too, counted or converted', () => {
    const dobrado = com('1494.00', '5', 'FD', '150', 'KG');
    const frase = ['Este item custa R$ 1.494,00 na nota; pelo contrato, R$ 747,00.'];
    expect(avisosDosPrecos([dobrado], RICE, 30)).toEqual(frase);
    expect(avisosDosPrecos([{ ...dobrado, conversao: { unidade: 'FD', embalagens: 6 } }], RICE, null)).toEqual(frase);
    // A conversion that contradicts the weight hides nothing.
    expect(avisosDosPrecos([{ ...dobrado, conversao: { unidade: 'FD', embalagens: 60 } }], RICE, 30)).toEqual(frase);
  });

  test('of several items those that prove their packages are compared alone, the others with the rest', () => {
    const provado = com('498.00', '20', 'PCT', '100', 'KG');
    const aberto = com('249.00', '2', 'FD', '10', 'PCT');
    expect(avisosDosPrecos([provado, aberto], RICE, 30)).toEqual([]);
    expect(avisosDosPrecos([provado, aberto], RICE, 29)).toEqual([
      'Este item custa R$ 249,00 na nota; pelo contrato, R$ 224,10.',
    ]);
    expect(avisosDosPrecos([{ ...provado, valor: '600' }, aberto], RICE, 30)).toHaveLength(1);
    // Fewer packages than the invoice proves leave nothing for the open item.
    expect(avisosDosPrecos([provado, aberto], RICE, 10)).toEqual([
      'Este item custa R$ 249,00 na nota; pelo contrato, R$ 0,00.',
    ]);
  });
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
