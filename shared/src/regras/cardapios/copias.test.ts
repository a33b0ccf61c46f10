import { fatorDaCopia, ingredientesDaCopia, nomeParaFaixa, usoDaCopia, violacoesDoFator } from './copias.js';

test('the factor is the ratio of the energies, with three decimals', () => {
  // 473 ÷ 329 = 1.43768…
  expect(fatorDaCopia(329, 473)).toBe(1.438);
  expect(fatorDaCopia(473, 329)).toBe(0.696);
  expect(fatorDaCopia(329, null)).toBeNull();
  expect(fatorDaCopia(null, 329)).toBeNull();
});

const uso = (quantidade: number, unidadeMedida: 'G' | 'KG' | 'L' | 'UN' = 'G') => ({ quantidade, unidadeMedida });

test('quantities are whole in the small unit, half up, and never become nothing', () => {
  expect(usoDaCopia(uso(25), 0.5)).toEqual(uso(13));
  expect(usoDaCopia(uso(25), 0.49)).toEqual(uso(12));
  expect(usoDaCopia(uso(1, 'UN'), 0.1)).toEqual(uso(1, 'UN'));
  expect(usoDaCopia(uso(0, 'UN'), 2)).toEqual(uso(0, 'UN'));
  expect(usoDaCopia(uso(1, 'KG'), 1.438)).toEqual(uso(1438));
  expect(usoDaCopia(uso(2, 'L'), 0.6964)).toEqual({ quantidade: 1393, unidadeMedida: 'ML' });
});

test('a gross weight keeps its correction factor; substitutes are scaled too', () => {
  // 10 × 1.438 = 14.38 → 14; gross 11.7 × 14 ÷ 10 = 16.38: still 1.17.
  expect(
    ingredientesDaCopia(
      [
        { ...uso(10), pesoBruto: 11.7, substitutos: [uso(20)] },
        { ...uso(1, 'KG'), pesoBruto: null },
      ],
      1.438,
    ),
  ).toEqual([
    { ...uso(14), pesoBruto: 16.38, substitutos: [uso(29)] },
    { ...uso(1438), pesoBruto: null },
  ]);
  // 1.05 kg gross of 1 kg: 2.1 kg of 2 kg.
  expect(ingredientesDaCopia([{ ...uso(1, 'KG'), pesoBruto: 1.05 }], 2)).toEqual([{ ...uso(2000), pesoBruto: 2100 }]);
});

test('a factor is a number from a tenth to ten', () => {
  for (const fator of [0.1, 1, 10]) expect(violacoesDoFator(fator)).toEqual([]);
  for (const fator of [null, 0, 0.099, 10.001])
    expect(violacoesDoFator(fator)).toEqual([{ campo: 'fator', mensagem: 'Informe um fator de 0,1 a 10.' }]);
});

test('the name of a copy names its students, within the limit', () => {
  expect(nomeParaFaixa('ARROZ', '1 a 3 anos')).toBe('ARROZ (1 A 3 ANOS)');
  const longo = nomeParaFaixa('A'.repeat(500), '1 a 3 anos');
  expect(longo.endsWith('A (1 A 3 ANOS)')).toBe(true);
  expect(nomeParaFaixa(longo, '1 a 3 anos')).toHaveLength(longo.length);
});
