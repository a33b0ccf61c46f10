import { saldosDoAno } from './prestacao-de-contas.js';

const recursos = [
  { tipo: 'SALDO_ANTERIOR' as const, data: '2025-01-02', valor: '1000.00' },
  { tipo: 'REPASSE' as const, data: '2025-02-27', valor: '500.10' },
  { tipo: 'RENDIMENTO' as const, data: '2025-03-31', valor: '0.95' },
  { tipo: 'DEVOLUCAO' as const, data: '2025-12-10', valor: '100.00' },
  { tipo: 'DEVOLUCAO' as const, data: '2026-02-10', valor: '40.00' },
];
const saldos = (pago: string, pagoAteFevereiro: string | null) => {
  const { saldo, deFevereiro } = saldosDoAno({ ano: 2025, recursos, pago, pagoAteFevereiro });
  return [saldo.toFixed(2), deFevereiro?.toFixed(2) ?? null];
};

test('the balance is what came in, less what was returned in the year and paid', () => {
  // 1,000.00 + 500.10 + 0.95 − 100.00 − 1,101.05 = 300.00; a return of February lowers the second balance alone.
  expect(saldos('1101.05', '60.00')).toEqual(['300.00', '200.00']);
});

test('there is no second balance before its day', () => {
  expect(saldos('1101.05', null)).toEqual(['300.00', null]);
});

test('payments of January that are more than the old balance are paid from new money', () => {
  expect(saldos('1101.05', '5000.00')).toEqual(['300.00', '0.00']);
});

test('an account that paid more than it had shows it on both days', () => {
  expect(saldos('1402.05', '0.00')).toEqual(['-1.00', '-41.00']);
});
