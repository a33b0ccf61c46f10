import { mesCivil, periodoDoRecorte, rotuloDoRecorte, semanasDoMes } from './periodos.js';

test('a civil month goes from its first to its last day, in a leap year too', () => {
  expect(mesCivil('2028-02')).toEqual({ de: '2028-02-01', ate: '2028-02-29', mes: true });
  expect(mesCivil('2026-12')).toEqual({ de: '2026-12-01', ate: '2026-12-31', mes: true });
});

test('a week belongs whole to the month of its Monday', () => {
  // 01/11/2026 is a Sunday, 30/11/2026 a Monday.
  expect(semanasDoMes('2026-11').map(rotuloDoRecorte)).toEqual([
    '02/11 a 08/11',
    '09/11 a 15/11',
    '16/11 a 22/11',
    '23/11 a 29/11',
    '30/11 a 06/12',
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
