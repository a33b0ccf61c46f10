import { violacoesDoTipoDeSaida } from './bloqueios.js';

test.each([
  ['ESTRAVIO', false, true],
  ['PREVISAO_LEGAL', false, true],
  ['RECOLHIMENTO', false, false],
  ['ESTRAVIO', true, false],
  ['PREVISAO_LEGAL', true, false],
  ['RECOLHIMENTO', true, true],
] as const)('%s from a lot that is blocked: %s, passes: %s', (tipo, bloqueado, passa) => {
  expect(violacoesDoTipoDeSaida(tipo, bloqueado).map(({ campo }) => campo)).toEqual(passa ? [] : ['tipoSaidaDireta']);
});
