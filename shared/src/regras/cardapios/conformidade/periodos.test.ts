import { periodoDoRecorte, recortesDoMes } from './periodos.js';

test('a civil month goes from its first to its last day, in a leap year too', () => {
  expect(recortesDoMes('2028-02-11')[0]).toEqual({ de: '2028-02-01', ate: '2028-02-29', mes: true });
  expect(recortesDoMes('2026-12-31')[0]).toEqual({ de: '2026-12-01', ate: '2026-12-31', mes: true });
});

test('a week belongs whole to the month of its Monday', () => {
  // 01/11/2026 is a Sunday, 30/11/2026 a Monday.
  const semanas = recortesDoMes('2026-11-30').filter(({ mes }) => !mes);
  expect(semanas.map(({ de, ate }) => `${de} ${ate}`)).toEqual([
    '2026-11-02 2026-11-08',
    '2026-11-09 2026-11-15',
    '2026-11-16 2026-11-22',
    '2026-11-23 2026-11-29',
    '2026-11-30 2026-12-06',
  ]);
});

test('a period has the dishes of its own days, and counts school days without a menu', () => {
  const prato = { id: 1, nome: 'ARROZ', hora: '12:00', tipo: 'ALMOCO' as const };
  const servidos = new Map([
    ['2026-11-09', [prato]],
    ['2026-11-16', [prato]],
  ]);
  const periodo = periodoDoRecorte(
    { de: '2026-11-09', ate: '2026-11-15', mes: false },
    servidos,
    (dia) => dia < '2026-11-13',
  );
  expect(periodo).toEqual({ diasLetivos: 4, dias: [{ dia: '09/11', pratos: [prato] }] });
});
