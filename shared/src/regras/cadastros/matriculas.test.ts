import {
  anosDasMatriculas,
  categoriaDaFaixa,
  jornadaDaModalidade,
  somarMatriculas,
  violacoesDoAnoDasMatriculas,
} from './matriculas.js';

test.each([
  ['7-11m', 'CRECHE'],
  ['1-3a', 'CRECHE'],
  ['4-5a', 'PRE_ESCOLA'],
  ['6-10a', 'FUNDAMENTAL_6_10'],
  ['11-15a', 'FUNDAMENTAL_11_15'],
  ['16-18a', 'MEDIO'],
  ['19-30a', 'EJA'],
  ['31-60a', 'EJA'],
  ['61a', null],
])('the age band %s has the students of %s', (faixa, categoria) => {
  expect(categoriaDaFaixa(faixa)).toBe(categoria);
});

test('only the modality of full time feeds the full-time students', () => {
  expect((['PARCIAL1', 'PARCIAL2', 'INTEGRAL'] as const).map(jornadaDaModalidade)).toEqual([
    'PARCIAL',
    'PARCIAL',
    'INTEGRAL',
  ]);
});

test('the lines of a year are added up', () => {
  expect(
    somarMatriculas([
      { parcial: 15, integral: 45 },
      { parcial: 60, integral: 20 },
    ]),
  ).toEqual({ parcial: 75, integral: 65, total: 140 });
  expect(somarMatriculas([])).toEqual({ parcial: 0, integral: 0, total: 0 });
});

test('a form offers the next year and the five before it', () => {
  expect(anosDasMatriculas(2026)).toEqual([2027, 2026, 2025, 2024, 2023, 2022]);
});

test.each([
  [1999, 1],
  [2000, 0],
  [2027, 0],
  [2028, 1],
])('in 2026 the year %i breaks %i rules', (ano, quantas) => {
  const recusas = violacoesDoAnoDasMatriculas(ano, 2026);
  expect(recusas).toHaveLength(quantas);
  if (quantas > 0) expect(recusas).toEqual([{ campo: 'ano', mensagem: 'Informe um ano entre 2000 e 2027.' }]);
});
