import { diaUtilDoMes, violacoesDoRecurso } from './recursos-pnae.js';

test('the 15th working day of February 2027 is the 23rd with Carnival off, and the 19th without', () => {
  expect(diaUtilDoMes(2027, 2, 15, new Set(['2027-02-08', '2027-02-09']))).toBe('2027-02-23');
  expect(diaUtilDoMes(2027, 2, 15, new Set())).toBe('2027-02-19');
});

test('a holiday on a weekend takes no working day', () => {
  // 6 February 2027 is a Saturday, 7 February a Sunday.
  expect(diaUtilDoMes(2027, 2, 15, new Set(['2027-02-06', '2027-02-07']))).toBe('2027-02-19');
  expect(diaUtilDoMes(2027, 2, 1, new Set(['2027-02-01']))).toBe('2027-02-02');
  // 1 August 2026 is a Saturday.
  expect(diaUtilDoMes(2026, 8, 1, new Set())).toBe('2026-08-03');
});

const repasse = { ano: 2026, tipo: 'REPASSE', parcela: 1, data: '2026-02-27' } as const;

test('a transfer needs its instalment, and nothing else has one', () => {
  expect(violacoesDoRecurso(repasse)).toEqual([]);
  expect(violacoesDoRecurso({ ...repasse, parcela: null })).toEqual([
    { campo: 'parcela', mensagem: 'Informe a parcela, de 1 a 8.' },
  ]);
  expect(violacoesDoRecurso({ ...repasse, tipo: 'RENDIMENTO' })).toEqual([
    { campo: 'parcela', mensagem: 'Só um repasse tem parcela.' },
  ]);
});

test('the day is of the year; only a return may be of the next one', () => {
  const errada = [{ campo: 'data', mensagem: 'A data não é de 2026.' }];
  expect(violacoesDoRecurso({ ...repasse, data: '2025-12-31' })).toEqual(errada);
  expect(violacoesDoRecurso({ ...repasse, data: '2027-01-02' })).toEqual(errada);
  const devolvido = { ano: 2026, tipo: 'DEVOLUCAO' } as const;
  expect(violacoesDoRecurso({ ...devolvido, data: '2027-02-23' })).toEqual([]);
  expect(violacoesDoRecurso({ ...devolvido, data: '2028-02-23' })).toEqual(errada);
  expect(violacoesDoRecurso({ ...devolvido, data: '2025-02-23' })).toEqual(errada);
});
