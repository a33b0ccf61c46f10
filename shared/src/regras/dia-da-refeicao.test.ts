import { primeiroDiaARegistrar, violacoesDoDiaDaFalta, violacoesDoDiaDaRefeicao } from './dia-da-refeicao.js';

const HOJE = '2026-11-23';

test.each([
  ['2026-11-24', false],
  [HOJE, true],
  ['2026-11-16', true],
  ['2026-11-15', false],
])('a meal of %s can be registered: %s', (dia, pode) => {
  expect(violacoesDoDiaDaRefeicao(dia, HOJE).length === 0).toBe(pode);
  expect(primeiroDiaARegistrar(HOJE)).toBe('2026-11-16');
});

test.each([
  ['2026-11-15', false],
  ['2026-11-16', true],
  ['2026-12-24', true],
  ['2026-12-25', false],
])('a shortage on %s can be reported: %s', (dia, pode) => {
  expect(violacoesDoDiaDaFalta(dia, HOJE).length === 0).toBe(pode);
});
