import {
  completarCoccao,
  perCapita,
  porcaoPronta,
  rendimentoPronto,
  totaisLiquidos,
  violacoesDoPesoPronto,
} from './rendimento.js';

const ARROZ = { quantidade: 4, unidadeMedida: 'KG' };

test('the quantity for one student: half up to 3 decimals; unknown stays unknown', () => {
  expect(perCapita(6000, 100)?.toNumber()).toBe(60);
  expect(perCapita(100, 3)?.toNumber()).toBe(33.333);
  expect(perCapita(1.001, 2)?.toNumber()).toBe(0.501);
  expect(perCapita(null, 10)).toBeNull();
});

test('weights are added to weights, volumes to volumes', () => {
  const totais = totaisLiquidos([
    { quantidade: 500, unidadeMedida: 'G' },
    { quantidade: 300, unidadeMedida: 'ML' },
    ARROZ,
    { quantidade: 2, unidadeMedida: 'UN' },
  ]);
  expect(totais.map(({ quantidade, unidadeMedida }) => [quantidade.toNumber(), unidadeMedida])).toEqual([
    [4.5, 'KG'],
    [0.3, 'L'],
    [2, 'UN'],
  ]);
  // Half a gram is a thousandth of a kilogram, less is nothing.
  const gramas = (quantidade: number) => totaisLiquidos([{ quantidade, unidadeMedida: 'G' }])[0]?.quantidade.toNumber();
  expect([gramas(0.5), gramas(0.499)]).toEqual([0.001, 0]);
});

test('rice of 4 kg with an index of 2,33 yields 9,320 kg; without an index, or with millilitres, it is unknown', () => {
  expect(rendimentoPronto([ARROZ], 2.33)?.toNumber()).toBe(9.32);
  expect(rendimentoPronto([ARROZ], null)).toBeNull();
  expect(rendimentoPronto([ARROZ, { quantidade: 300, unidadeMedida: 'ML' }], 2.33)).toBeNull();
  expect(rendimentoPronto([{ quantidade: 3, unidadeMedida: 'L' }], 2)).toBeNull();
  expect(rendimentoPronto([], 2)).toBeNull();
});

test('cooked weight and index determine each other: 9,320 kg of 4 kg are 2,33, and 100 portions of 93,2 g', () => {
  const completar = (...entrada: Parameters<typeof completarCoccao>) => {
    const { pesoPronto, indiceCoccao } = completarCoccao(...entrada);
    return [pesoPronto?.toNumber(), indiceCoccao?.toNumber()];
  };
  expect(completar([ARROZ], { pesoPronto: 9.32, indiceCoccao: null })).toEqual([9.32, 2.33]);
  expect(completar([ARROZ], { pesoPronto: null, indiceCoccao: 2.33 })).toEqual([9.32, 2.33]);
  expect(completar([ARROZ], { pesoPronto: 9.32, indiceCoccao: 5 })).toEqual([9.32, 2.33]);
  expect(completar([ARROZ], { pesoPronto: null, indiceCoccao: null })).toEqual([undefined, undefined]);
  // An egg is counted: the index cannot be computed, and the weight stays as it was measured.
  const comOvo = [ARROZ, { quantidade: 2, unidadeMedida: 'UN' }];
  expect(completar(comOvo, { pesoPronto: 9.32, indiceCoccao: null })).toEqual([9.32, undefined]);
  expect(completar(comOvo, { pesoPronto: null, indiceCoccao: 2 })).toEqual([undefined, 2]);
  expect(porcaoPronta(9.32, 100).toNumber()).toBe(93.2);
  expect(porcaoPronta(1, 3).toNumber()).toBe(333.333);
});

test('a cooked weight that was typed in grams is refused', () => {
  const recusa = [
    {
      campo: 'pesoPronto',
      mensagem: 'O peso pronto não combina com o peso cru dos ingredientes. Informe-o em kg.',
    },
  ];
  expect(violacoesDoPesoPronto([ARROZ], 9320)).toEqual(recusa);
  expect(violacoesDoPesoPronto([ARROZ], 400)).toEqual([]); // index 100, the limit
  expect(violacoesDoPesoPronto([ARROZ], null)).toEqual([]);
  // Meat loses weight: the index is 0,75. One of 0,0005 is none.
  expect(violacoesDoPesoPronto([ARROZ], 3)).toEqual([]);
  expect(violacoesDoPesoPronto([ARROZ], 0.001)).toEqual(recusa);
});
