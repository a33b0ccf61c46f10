import { violacoesDoTipoDeSaida } from './bloqueios.js';

const HOJE = '2026-11-18';

test.each([
  ['ESTRAVIO', false, true],
  ['PREVISAO_LEGAL', false, true],
  ['RECOLHIMENTO', false, false],
  ['ESTRAVIO', true, false],
  ['PREVISAO_LEGAL', true, false],
  ['VENCIDO', true, false],
  ['RECOLHIMENTO', true, true],
] as const)('%s from an expired lot that is blocked: %s, passes: %s', (tipo, bloqueado, passa) => {
  expect(
    violacoesDoTipoDeSaida(tipo, { bloqueado, dataValidade: '2026-11-17' }, HOJE).map(({ campo }) => campo),
  ).toEqual(passa ? [] : ['tipoSaidaDireta']);
});

test.each([
  ['VENCIDO', '2026-11-17', []],
  ['VENCIDO', HOJE, ['Somente um lote com a validade passada pode sair como vencido. Este vale até 18/11/2026.']],
  ['ESTRAVIO', '2026-11-17', []],
  ['PREVISAO_LEGAL', HOJE, []],
] as const)('%s from a lot valid until %s is refused with %j', (tipo, dataValidade, frases) => {
  expect(
    violacoesDoTipoDeSaida(tipo, { bloqueado: false, dataValidade }, HOJE).map(({ mensagem }) => mensagem),
  ).toEqual(frases);
});
