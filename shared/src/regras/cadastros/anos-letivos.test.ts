import { anosLetivosDoKit } from './anos-letivos.js';

test('kits are of the previous and the current school year', () =>
  expect(anosLetivosDoKit(2026)).toEqual([2025, 2026]));
