import { ultimosMeses } from './periodo.js';

test.each([
  ['2026-11-21', 1, '2026-11-01'],
  ['2026-11-21', 6, '2026-06-01'],
  ['2026-03-31', 6, '2025-10-01'],
  ['2026-01-01', 12, '2025-02-01'],
  ['2026-12-31', 12, '2026-01-01'],
])('the months to %s, %d of them, begin on %s', (hoje, meses, de) => {
  expect(ultimosMeses(hoje, meses)).toEqual({ de, ate: hoje });
});
