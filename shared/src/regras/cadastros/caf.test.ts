import { alertaDaCaf, avisoDaCafNaEntrega, temMembros, violacoesDosMembros } from './caf.js';

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

test('a CAF that expired between contract and delivery is reported at the delivery, from the day after its last one', () => {
  expect(avisoDaCafNaEntrega('2026-10-10', '2026-10-11')).toBe(
    'A CAF do fornecedor venceu em 10/10/2026. A entrega conta pela CAF da data do contrato: peça a renovada antes da próxima compra.',
  );
  expect(avisoDaCafNaEntrega('2026-10-10', '2026-10-10')).toBeNull();
  expect(avisoDaCafNaEntrega(null, '2026-10-11')).toBeNull();
});
