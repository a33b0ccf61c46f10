import { alertaDaCaf, temMembros, violacoesDosMembros } from './caf.js';

test('a CAF that has expired, or expires within 30 days, has a warning; it is valid through its last day', () => {
  expect(alertaDaCaf('2026-06-02', '2026-06-03')).toBe('VENCIDA');
  expect(alertaDaCaf('2026-06-03', '2026-06-03')).toBe('VENCE_EM_BREVE');
  expect(alertaDaCaf('2026-07-03', '2026-06-03')).toBe('VENCE_EM_BREVE');
  expect(alertaDaCaf('2026-07-04', '2026-06-03')).toBeNull();
  expect(alertaDaCaf(null, '2026-06-03')).toBeNull();
});

test('only groups have members', () => {
  expect([temMembros('GRUPO_FORMAL'), temMembros('GRUPO_INFORMAL')]).toEqual([true, true]);
  expect([temMembros('FORNECEDOR_INDIVIDUAL'), temMembros(null), temMembros(undefined)]).toEqual([false, false, false]);
});

test('each member has its own CAF; blank ones are not compared', () => {
  expect(violacoesDosMembros(['A', '', 'B', ' ', 'A '])).toEqual([
    { campo: 'cafMembros.4.caf', mensagem: 'Esta CAF já está no grupo.' },
  ]);
});
