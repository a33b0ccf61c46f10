import { vencido, venceEmBreve } from '../validade.js';
import { avisoDeValidade, prazoDeUso, prazoDoLote, prazoInsuficiente } from './lotes.js';

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

test.each([
  // 1 January to 31 December 2026 are 364 days; half, 182, is left on 2 July.
  ['2026-01-01', '2026-12-31', '2026-07-02', 'Restam 182 dos 364 dias de validade.'],
  ['2026-01-01', '2026-12-31', '2026-07-03', 'Restam 181 dos 364 dias de validade: menos da metade.'],
  // 1 March to 27 August are 179 days, of which 90 are left on 29 May and 89 on the next day.
  ['2026-03-01', '2026-08-27', '2026-05-29', 'Restam 90 dos 179 dias de validade.'],
  ['2026-03-01', '2026-08-27', '2026-05-30', 'Restam 89 dos 179 dias de validade: menos da metade.'],
  ['2026-03-01', '2026-08-27', '2026-08-26', 'Resta 1 dos 179 dias de validade: menos da metade.'],
  ['2026-03-01', '2026-08-27', '2026-08-28', 'Restam 0 dos 179 dias de validade: menos da metade.'],
])('a lot of %s to %s that comes on %s: %s', (dataFabricacao, dataValidade, dataRecebimento, frase) => {
  const lote = { dataFabricacao, dataValidade, dataRecebimento };
  const curto = frase.includes('menos da metade');
  expect(prazoDoLote({ ...lote, agriculturaFamiliar: false })).toEqual({ frase, insuficiente: curto });
  expect(prazoInsuficiente({ ...lote, agriculturaFamiliar: false })).toBe(curto);
  // The law exempts family farming.
  expect(prazoDoLote({ ...lote, agriculturaFamiliar: true })).toEqual({
    frase: frase.replace(': menos da metade', ''),
    insuficiente: false,
  });
});
