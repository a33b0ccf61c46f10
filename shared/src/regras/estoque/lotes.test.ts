import { vencido, venceEmBreve } from '../validade.js';
import { avisoDeValidade, prazoDeUso } from './lotes.js';

const HOJE = '2026-11-25';

test.each([
  // Expiry, the act for the lot, the note beside it.
  ['2026-11-24', 'VENCIDO', 'Vencido'],
  ['2026-11-25', 'SETE_DIAS', 'Vence hoje'],
  ['2026-11-26', 'SETE_DIAS', 'Vence amanhã'],
  ['2026-11-27', 'SETE_DIAS', 'Vence em 2 dias'],
  ['2026-12-02', 'SETE_DIAS', 'Vence em 7 dias'],
  ['2026-12-03', undefined, 'Vence em 8 dias'],
  // Thirty days are five in November and twenty-five in December.
  ['2026-12-25', undefined, 'Vence em 30 dias'],
  ['2026-12-26', undefined, null],
])('on 25/11 a lot that expires on %s: %s, %s', (validade, prazo, aviso) => {
  expect([prazoDeUso(validade, HOJE), avisoDeValidade(validade, HOJE)]).toEqual([prazo, aviso]);
  expect(vencido(validade, HOJE)).toBe(aviso === 'Vencido');
  expect(venceEmBreve(validade, HOJE)).toBe(aviso !== null && aviso !== 'Vencido');
});
