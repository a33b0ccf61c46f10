import { perCapita, rendimentoPronto, totaisLiquidos } from './rendimento.js';

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
});

test('rice of 4 kg with an index of 2,33 yields 9,320 kg; without an index, or with millilitres, it is unknown', () => {
  expect(rendimentoPronto([ARROZ], 2.33)?.toNumber()).toBe(9.32);
  expect(rendimentoPronto([ARROZ], null)).toBeNull();
  expect(rendimentoPronto([ARROZ, { quantidade: 300, unidadeMedida: 'ML' }], 2.33)).toBeNull();
  expect(rendimentoPronto([{ quantidade: 3, unidadeMedida: 'L' }], 2)).toBeNull();
  expect(rendimentoPronto([], 2)).toBeNull();
});
