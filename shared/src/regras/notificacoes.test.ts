import { faixaDeAviso, ultimoDiaDaDispensa, violacoesDaDispensa } from './notificacoes.js';

const HOJE = '2026-06-01';

test.each([
  ['2026-06-01', 7],
  ['2026-06-08', 7],
  ['2026-06-09', 15],
  ['2026-06-16', 15],
  ['2026-06-17', 30],
  ['2026-07-01', 30],
] as const)('an end on %s is in the band of %i days', (fim, dias) => {
  expect(faixaDeAviso(fim, HOJE)).toBe(dias);
});

test('an expired lot is dismissed until tomorrow at most, what else waits for 90 days', () => {
  expect(ultimoDiaDaDispensa('LOTES_VENCIDOS', HOJE)).toBe('2026-06-02');
  // 29 days of June, 31 of July, 30 of August.
  expect(ultimoDiaDaDispensa('CONTRATOS_NO_FIM', HOJE)).toBe('2026-08-30');
});

test.each([
  ['2026-05-31', ['Escolha um dia depois de hoje.']],
  ['2026-06-01', ['Escolha um dia depois de hoje.']],
  ['2026-06-02', []],
  ['2026-08-30', []],
  ['2026-08-31', ['Escolha um dia até 30/08/2026.']],
])('a dismissal until %s: %j', (ate, mensagens) => {
  const violacoes = violacoesDaDispensa({ grupo: 'LOTES_EM_7_DIAS', ate }, HOJE);
  expect(violacoes).toEqual(mensagens.map((mensagem) => ({ campo: 'ate', mensagem })));
});
