import { mesVizinho, nomeDoMes, periodoDoMes, semanasDoMes } from './mes.js';

test('a month has its own last day, in leap years too', () => {
  expect(periodoDoMes('2026-11')).toEqual({ de: '2026-11-01', ate: '2026-11-30' });
  expect(periodoDoMes('2028-02')).toEqual({ de: '2028-02-01', ate: '2028-02-29' });
});

test('December leads to January and back', () => {
  expect([mesVizinho('2026-12', 1), mesVizinho('2027-01', -1), mesVizinho('2027-01', 1)]).toEqual([
    '2027-01',
    '2026-12',
    '2027-02',
  ]);
});

test('weeks begin on Sunday and are whole', () => {
  // 1 May 2026 is a Friday, 31 May a Sunday.
  const semanas = semanasDoMes('2026-05');
  expect(semanas).toHaveLength(6);
  expect(semanas[0]).toEqual([null, null, null, null, null, '2026-05-01', '2026-05-02']);
  expect(semanas[5]).toEqual(['2026-05-31', null, null, null, null, null, null]);
});

test('a month is named in Portuguese', () => {
  expect(nomeDoMes('2026-03')).toBe('março de 2026');
});
