import { escreverPrazo, inicioDoPrazo, violacoesDoPrazoDeGuarda } from './prazos-de-guarda.js';

test.each([
  ['DIAS', 1, '2026-03-01', '2026-02-28'],
  ['DIAS', 0, '2026-11-25', '2026-11-25'],
  ['DIAS', 365, '2028-03-01', '2027-03-02'],
  // A record of any day of 2021 ends its five years on 31/12/2026.
  ['ANOS', 5, '2026-12-31', '2021-01-01'],
  ['ANOS', 5, '2027-01-01', '2022-01-01'],
] as const)('a term of %s %i ends on %s for records before %s', (unidade, prazo, hoje, inicio) => {
  expect(inicioDoPrazo({ unidade, prazo }, hoje)).toBe(inicio);
});

test.each([
  ['ANOS', 5, []],
  ['ANOS', 4, ['O prazo mínimo é de 5 anos.']],
  ['ANOS', 100, []],
  ['ANOS', 101, ['O prazo máximo é de 100 anos.']],
  // Ten years without their leap days.
  ['DIAS', 3650, []],
  ['DIAS', 3651, ['O prazo máximo é de 3650 dias.']],
] as const)('a term of %s %i, at least 5: %j', (unidade, prazo, frases) => {
  expect(violacoesDoPrazoDeGuarda({ unidade, minimo: 5 }, prazo)).toEqual(
    frases.map((mensagem) => ({ campo: 'prazo', mensagem })),
  );
});

test('one and many', () => {
  expect([escreverPrazo(1, 'DIAS'), escreverPrazo(0, 'DIAS'), escreverPrazo(1, 'ANOS')]).toEqual([
    '1 dia',
    '0 dias',
    '1 ano',
  ]);
});
